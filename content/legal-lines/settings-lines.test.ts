import { legalSchema } from "../schemas/legal";
import type { Settings } from "../schemas/settings";
import { site } from "../site";
import { checkEntry } from "../validation/validate";
import { settingsLinesOf } from "./settings-lines";

const { shape } = legalSchema;
const said = (features: Settings) => JSON.stringify(settingsLinesOf(features));
const calendar = { service: "Calendly", address: "https://calendly.com/company/30min" };

const FEATURES = {
  "visits are counted": [
    { analytics: { service: "plausible", domain: "a.example" } },
    /count visits with Plausible/,
    /Article 6\(1\)\(f\)/,
  ],
  "on one's own server": [
    { analytics: { service: "plausible", domain: "a.example", origin: "https://stats.a.example" } },
    /a server of ours, stats\.a\.example/,
    /Plausible/,
  ],
  "a calendar is linked": [
    { booking: { ...calendar, shown: "link" } },
    /is a link to a calendar of Calendly/,
    /Article 6\(1\)\(b\)/,
  ],
  "a calendar is shown": [
    { booking: { ...calendar, shown: "frame" } },
    /loaded when you press the button/,
    /The calendar of Calendly/,
  ],
  "a chat is linked": [
    { chat: { service: "WhatsApp", address: "https://wa.me/1" } },
    /WhatsApp learns of you only if/,
    /Messages through WhatsApp/,
  ],
  "maps are linked": [{ maps: { [site.headOffice.city]: "https://maps.example/a" } }, /maps\.example, which learns/, /.*/],
  "engines know the owner": [
    { verification: { google: "a", bing: "b" } },
    /shows Google and Bing that this website is ours/,
    /.*/,
  ],
} satisfies Record<string, [Settings, RegExp, RegExp]>;

it.each(Object.entries(FEATURES))("where %s, both legal texts say so", (_, [features, privacy, gdpr]) => {
  const lines = settingsLinesOf(features);
  expect(JSON.stringify(lines.sections)).toMatch(privacy);
  expect(lines.bases.join(" ")).toMatch(gdpr);
});

it("where nothing is switched on, there is no section, no basis and no provider", () => {
  expect(settingsLinesOf({})).toMatchObject({ sections: [], bases: [], providers: [] });
  expect(said({})).toContain("runs no analytics");
});

it("where visits are counted, no sentence denies it", () => {
  expect(said({ analytics: { service: "cloudflare", token: "0" } })).not.toMatch(/no analytics|no trackers|to one host/i);
});

it("all lines together are a section that the schema takes", () => {
  const all = Object.assign({}, ...Object.values(FEATURES).map(([features]) => features));
  const { sections, summary, title } = settingsLinesOf(all);
  expect(checkEntry(shape.sections.element, "content/legal-lines/settings-lines.ts", sections[0])).toHaveProperty("entry");
  expect(checkEntry(shape.summary.element, "content/legal-lines/settings-lines.ts", summary)).toHaveProperty("entry");
  expect(`Privacy Policy: ${title} | ${site.name}`.length).toBeLessThanOrEqual(60);
});
