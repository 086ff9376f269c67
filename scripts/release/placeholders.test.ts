import { brandDrawings, site, story } from "@/content/site";
import { testimonials } from "@/content/testimonials";
import { badges, companies } from "@/content/trusted-by";
import { describePlaceholders, type Facts, placeholdersIn } from "./placeholders";

const ENDPOINT = "https://formspree.io/f/abc";
/** A company that has nothing left to mend. */
const ready: Facts = {
  site: {
    name: "Hansen",
    sundial: { place: "Hamburg" },
    origin: "https://www.hansen-und-soehne.de",
    email: "post@hansen-und-soehne.de",
    phones: [
      { display: "+49 40 1234567", href: "tel:+49401234567" },
      { display: "+1 212 555 4142", href: "tel:+12125554142" },
    ],
    social: [{ network: "LinkedIn", href: "https://www.linkedin.com/company/hansen" }],
  },
  testimonials: [{ name: "A", company: "B" }],
  companies: [{ name: "C", sample: false }],
  badges: [],
  about: {},
  inscriptions: {},
};
const fields = (facts: Facts, endpoint?: string) => placeholdersIn(facts, endpoint).map(({ field }) => field);
const withSite = (change: Partial<Facts["site"]>): Facts => ({ ...ready, site: { ...ready.site, ...change } });
const phone = (display: string) => withSite({ phones: [{ display, href: "tel:+49401234567" }] });

it("a site without placeholders", () => expect(placeholdersIn(ready, ENDPOINT)).toEqual([]));

it("lists every sample of the brand in content/brand", () => {
  const found = fields({ ...ready, site, testimonials, companies, badges }, ENDPOINT);
  const samples = (name: string, list: readonly { sample?: boolean }[]) =>
    list.flatMap(({ sample }, index) => (sample ? [`${name}[${index}]`] : []));
  const all = [...samples("testimonials", testimonials), ...samples("companies", companies), ...samples("badges", badges)];
  expect(found.filter((field) => /^(testimonials|companies|badges)/.test(field))).toEqual(all);
});

const { name, sundial } = site;
it.each([
  ["another name", { name: "Northwind Labs", sundial }],
  ["another town", { name, sundial: { place: "Pune" } }],
])("words of this brand are left under %s", (_, change) => {
  const words = { about: story.about, inscriptions: brandDrawings.inscriptions };
  expect(fields({ ...withSite({ name, sundial }), ...words }, ENDPOINT)).toEqual([]);
  const written = [story.about, brandDrawings.inscriptions].filter(({ writtenFor }) => writtenFor);
  expect(fields({ ...withSite(change), ...words }, ENDPOINT)).toHaveLength(written.length);
  const writtenFor = { name, place: sundial.place };
  expect(fields({ ...withSite(change), about: { writtenFor }, inscriptions: { writtenFor } }, ENDPOINT)).toEqual([
    "about",
    "inscriptions",
  ]);
});

it("names file, field and remedy of each placeholder", () => {
  const nowhere = withSite({ origin: "https://www.company.example", email: "hello@company.example" });
  const samples = { testimonials: [{ name: "A", company: "B", sample: true }], badges: [{ name: "D", sample: true }] };
  const found = placeholdersIn({ ...nowhere, ...samples }, undefined);
  expect(found.map(({ file, field }) => `${file}: ${field}`)).toEqual([
    "environment: NEXT_PUBLIC_ENQUIRY_ENDPOINT",
    "content/brand/company.ts: origin",
    "content/brand/company.ts: email",
    "content/brand/testimonials.ts: testimonials[0]",
    "content/brand/certificates.ts: badges[0]",
  ]);
  expect(found.filter(({ remedy, value }) => remedy.length < 20 || value === "")).toEqual([]);
});

it.each([undefined, "", "http://localhost:8080/enquiry", "https://forms.example/x", "http://127.0.0.1/x", "https://a.test/"])(
  "an enquiry to %s reaches nobody",
  (endpoint) => expect(fields(ready, endpoint)).toEqual(["NEXT_PUBLIC_ENQUIRY_ENDPOINT"]),
);

it.each(["netlify", "/api/enquiry", "https://example-forms.com/x", "https://api.web3forms.com/submit?access_key=k"])(
  "an enquiry to %s may arrive",
  (endpoint) => expect(fields(ready, endpoint)).toEqual([]),
);

it.each(["https://www.company.example", "https://example.com", "http://localhost:3000", "https://shop.test"])(
  "the origin %s leads nowhere",
  (origin) => expect(fields(withSite({ origin }), ENDPOINT)).toEqual(["origin"]),
);

it("an e-mail address or a social network page that does not exist", () => {
  expect(fields(withSite({ email: "hello@company.example" }), ENDPOINT)).toEqual(["email"]);
  expect(fields(withSite({ social: [{ network: "X", href: "https://x.com/company_example" }] }), ENDPOINT)).toEqual([
    "social[0]",
  ]);
});

it.each(["+91 00000 00008", "+1 415 555 0188", "0044 20 7946 0019", "+44 161 496 0999", "+61 2 5550 0165"])(
  "nobody answers at %s",
  (display) => expect(fields(phone(display), ENDPOINT)).toEqual(["phones[0]"]),
);

it.each(["+91 98290 12345", "+1 415 555 0287", "+44 20 7946 1018", "+61 2 5551 0164"])("somebody may answer at %s", (display) =>
  expect(fields(phone(display), ENDPOINT)).toEqual([]),
);

it("a phone number's link is checked, too", () => {
  const phones = [{ display: "+49 40 1234567", href: "tel:+12125550143" }];
  expect(fields(withSite({ phones }), ENDPOINT)).toEqual(["phones[0]"]);
});

it("the list has a line for each placeholder, grouped by file and remedy", () => {
  const found = placeholdersIn({ ...ready, companies: [{ name: "Kitebox", sample: true }] }, undefined);
  expect(describePlaceholders(found).split("\n")).toEqual([
    expect.stringMatching(/^environment: Set NEXT_PUBLIC_ENQUIRY_ENDPOINT/),
    expect.stringMatching(/^ {2}NEXT_PUBLIC_ENQUIRY_ENDPOINT\s+not set$/),
    expect.stringMatching(/^content\/brand\/companies.ts: .*delete `sample: true`/),
    expect.stringMatching(/^ {2}companies\[0\]\s+Kitebox$/),
  ]);
});
