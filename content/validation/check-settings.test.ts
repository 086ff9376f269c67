import { checkedSettings } from "./check-settings";
import { ContentError } from "./validate";

const CITIES = ["Hamburg", "Lisbon"];
const check = (settings: unknown) => checkedSettings(settings, CITIES);

/** What stops the build, a line for each mistake. */
function mistakes(settings: unknown): string[] {
  try {
    check(settings);
    return [];
  } catch (error) {
    if (error instanceof ContentError) return error.problems.map(({ file, field, message }) => `${file}: ${field} ${message}`);
    throw error;
  }
}

it("accepts every setting as its comment shows it, and no settings at all", () => {
  expect(check({})).toEqual({});
  const features = {
    analytics: { service: "umami", websiteId: "b59e9c65-ae32-47f1-8400-119fcf4861c4", origin: "https://stats.company.example" },
    booking: { service: "Cal.com", address: "https://cal.com/company/30min", shown: "frame" },
    chat: { service: "WhatsApp", address: "https://wa.me/4915112345678" },
    maps: { Lisbon: "https://www.openstreetmap.org/node/26745371" },
    verification: { google: "abcdefghijklmnopqrstuvwxyz_-0123456789", bing: "0123456789ABCDEF0123456789ABCDEF" },
  };
  expect(check(features)).toEqual(features);
});

it.each([
  [{ tracking: true }, "the file has the unknown field tracking; remove it or correct its spelling"],
  [{ analytics: { service: "google" } }, "analytics.service names no service that is known here; use one of: plausible, umami"],
  [{ analytics: { service: "plausible", domain: "https://company.example" } }, "analytics.domain is no domain; write it as"],
  [{ analytics: { service: "plausible", domain: "a.example", id: 1 } }, "analytics has the unknown field id; remove it"],
  [{ analytics: { service: "umami", websiteId: "1" } }, "analytics.websiteId is no website ID; copy it from Umami"],
  [{ analytics: { service: "goatcounter", code: "a.goatcounter.com" } }, "analytics.code is no code; write the first part"],
  [{ analytics: { service: "cloudflare", token: "x" } }, "analytics.token is no token of Web Analytics; copy"],
  [
    { analytics: { service: "plausible", domain: "a.example", origin: "https://a.example/" } },
    "analytics.origin has a path or a slash at its end; write the origin alone",
  ],
  [{ booking: { service: "Cal.com", address: "http://cal.com/a", shown: "link" } }, "booking.address is no https address; write"],
  [{ booking: { service: "Cal.com", address: "https://cal.com/a", shown: "popup" } }, "booking.shown says how the calendar is"],
  [{ chat: { service: "WhatsApp", address: "+49 151" } }, "chat.address is no https address; write it whole"],
  [{ maps: { Berlin: "https://a.example/" } }, "maps.Berlin is no office of the company; use one of: Hamburg | Lisbon"],
  [{ verification: { google: "<meta name=x>" } }, "verification.google is no verification code; write"],
])("stops the build at %j with its field and a remedy", (settings, message) => {
  expect(mistakes(settings)).toEqual([expect.stringContaining(`content/settings.ts: ${message}`)]);
});
