import { CspParser } from "csp_evaluator/dist/parser.js";
import { parse } from "parse5";
import { analyticsTag } from "@/app/_lib/optional-features/analytics";
import type { Settings } from "@/content/schemas/settings";
import { sourcesOf } from "./extra-sources";
import { policyOf } from "./policy";

const NO_TARGETS = { connect: [], form: [] };
/** What the policy of a page has more than that of the site alone, by directive. */
function added(features: Settings): Record<string, string[]> {
  const directivesWith = (extra: ReturnType<typeof sourcesOf>) =>
    new CspParser(policyOf(parse("<p>x</p>"), NO_TARGETS, extra)).csp.directives;
  const alone = directivesWith({});
  const more = Object.entries(directivesWith(sourcesOf(features))).map(
    ([name, sources = []]) => [name, sources.filter((source) => !alone[name]?.includes(source))] as const,
  );
  return Object.fromEntries(more.filter(([, sources]) => sources.length > 0));
}

const WEBSITE = "b59e9c65-ae32-47f1-8400-119fcf4861c4";
const TOKEN = "0123456789abcdef0123456789abcdef";
const calendar = { service: "Cal.com", address: "https://cal.com/company/30min" };

it.each<[string, Settings, Record<string, string[]>]>([
  ["nothing", {}, {}],
  [
    "Plausible",
    { analytics: { service: "plausible", domain: "company.example" } },
    { "script-src": ["https://plausible.io"], "connect-src": ["https://plausible.io"] },
  ],
  [
    "a Plausible of one's own",
    { analytics: { service: "plausible", domain: "company.example", origin: "https://stats.company.example" } },
    { "script-src": ["https://stats.company.example"], "connect-src": ["https://stats.company.example"] },
  ],
  [
    "Umami Cloud",
    { analytics: { service: "umami", websiteId: WEBSITE } },
    { "script-src": ["https://cloud.umami.is"], "connect-src": ["https://api-gateway.umami.dev"] },
  ],
  [
    "GoatCounter",
    { analytics: { service: "goatcounter", code: "company" } },
    { "script-src": ["https://gc.zgo.at"], "connect-src": ["https://company.goatcounter.com"] },
  ],
  [
    "Cloudflare",
    { analytics: { service: "cloudflare", token: TOKEN } },
    { "script-src": ["https://static.cloudflareinsights.com"], "connect-src": ["https://cloudflareinsights.com"] },
  ],
  ["a calendar in a frame", { booking: { ...calendar, shown: "frame" } }, { "frame-src": ["https://cal.com"] }],
  ["a link to a calendar", { booking: { ...calendar, shown: "link" } }, {}],
  ["a chat and a map", { chat: calendar, maps: { Pune: "https://www.openstreetmap.org/" } }, {}],
])("%s: the policy allows its hosts and no other", (_, features, expected) => {
  expect(added(features)).toEqual(expected);
});

it("an analytics script gets the attributes that its service documents", () => {
  expect(analyticsTag({ service: "plausible", domain: "company.example" })).toMatchObject({
    src: "https://plausible.io/js/script.js",
    data: { "data-domain": "company.example" },
  });
  expect(analyticsTag({ service: "umami", websiteId: WEBSITE })).toMatchObject({
    src: "https://cloud.umami.is/script.js",
    data: { "data-website-id": WEBSITE, "data-host-url": "https://api-gateway.umami.dev" },
  });
  expect(analyticsTag({ service: "goatcounter", code: "company" }).data).toEqual({
    "data-goatcounter": "https://company.goatcounter.com/count",
  });
  expect(analyticsTag({ service: "cloudflare", token: TOKEN }).data).toEqual({ "data-cf-beacon": `{"token":"${TOKEN}"}` });
});
