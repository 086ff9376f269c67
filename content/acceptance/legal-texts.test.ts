import { entriesOf } from "@/content/collections/collections";
import { pointsForLawyer } from "@/content/legal-lines/for-lawyer";
import type { EnquiryField } from "@/content/single-pages/contact";
import { KEYS_BY_FILE } from "@/content/test-support/stored-keys";
import privacyPolicy from "../legal/privacyPolicy";

/* What the shipped legal texts say. An owner who has others, or none, deletes this file. */

it("every open point belongs to a section that there is", async () => {
  const sections = (await entriesOf("legal")).flatMap(({ route, sections: all }) => all.map(({ id }) => `${route}#${id}`));
  const points = pointsForLawyer.map(({ section }) => section);
  expect(points.filter((point) => !sections.includes(point))).toEqual([]);
  expect(new Set(points).size).toBe(points.length);
});

it("each of the four legal documents says in plain words what it comes to", async () => {
  for (const { summary } of await entriesOf("legal")) expect(summary.length).toBeGreaterThan(1);
});

it("the privacy policy names every key that the site writes into a browser, and no other", () => {
  const told = JSON.stringify(privacyPolicy.sections).match(/(?<=storage, key )[\w-]+/g) ?? [];
  expect(told.sort()).toEqual(Object.values(KEYS_BY_FILE).flat().sort());
});

it("the privacy policy names every field of the enquiry form", () => {
  /** What the policy calls each field. A new field needs an entry here, which needs a word there. */
  const words: Record<EnquiryField, string> = {
    name: "full name",
    email: "e-mail address",
    phone: "phone number",
    company: "company",
    service: "the service you need",
    budget: "budget range",
    message: "the project details",
    agree: "checked box",
  };
  const told = JSON.stringify(privacyPolicy.sections.find(({ id }) => id === "enquiry-form"));
  expect(Object.values(words).filter((word) => !told.includes(word))).toEqual([]);
});

describe("texts for a build", () => {
  const before = process.env.NEXT_PUBLIC_ENQUIRY_ENDPOINT;
  afterAll(() => {
    process.env.NEXT_PUBLIC_ENQUIRY_ENDPOINT = before ?? "";
  });

  it.each([
    [
      "with an endpoint",
      "https://forms.example/f",
      "sends the fields over an encrypted connection",
      "one that delivers the form",
    ],
    ["without one", "", "The form of this website is not connected to a mailbox", "The form is not connected to a provider"],
  ])("%s say what it does with an enquiry", async (_name, endpoint, inPrivacy, inGdpr) => {
    process.env.NEXT_PUBLIC_ENQUIRY_ENDPOINT = endpoint;
    jest.resetModules();
    const [privacy, gdpr] = await Promise.all([import("../legal/privacyPolicy"), import("../legal/gdpr")]);
    expect(JSON.stringify(privacy.default)).toContain(inPrivacy);
    expect(JSON.stringify(gdpr.default)).toContain(inGdpr);
    expect(JSON.stringify(privacy.default).includes("form delivery provider chosen")).toBe(endpoint !== "");
  });
});
