/** @jest-environment node */
import { allPages } from "@/content/collections";
import { checkLinks } from "@/content/links";
import { metaSchema } from "@/content/schemas/parts";
import devops from "@/content/services/devops";
import { SPECIFIED_SLUGS } from "@/content/specified-slugs";
import { technologyNames } from "@/content/technologies";
import { linesOf, problemsIn } from "@/content/test-support/problems";
import { checkReferences, checkSlugs, checkUnique } from "./validate";

const DEVOPS = "content/services/devops.ts";
const TRAVEL = "content/industry/travel.ts";

describe("a slug that the specification fixes", () => {
  const services = [...SPECIFIED_SLUGS.services];

  test("is right as it stands, odd spellings included, and further pages are welcome", () => {
    expect(checkSlugs("services", [...services, "cloud"])).toEqual([]);
    expect(SPECIFIED_SLUGS.legal).toContain("termsAndConditon");
  });

  test.each([
    ["Animation", "animation"],
    ["mobile-apps", "mobile_apps"],
    ["uiux", "ui-ux"],
  ])("%s may not be called %s", (specified, written) => {
    const slugs = services.map((slug) => (slug === specified ? written : slug));
    expect(linesOf(checkSlugs("services", slugs))).toEqual([
      `  content/services/${written}.ts: file name is fixed by the specification; rename it to ${specified}.ts`,
    ]);
  });

  test("may not be missing, nor corrected", () => {
    expect(linesOf(checkSlugs("legal", ["termsAndCondition", "privacyPolicy", "refundPolicy", "gdpr"]))).toEqual([
      '  content/legal/termsAndConditon.ts: file is missing, but the specification fixes the page "termsAndConditon"; restore it',
    ]);
  });
});

describe("two pages", () => {
  const duplicate = async (field: "route" | "title" | "description") => {
    const pages = await allPages();
    const [one, other] = [pages.find(({ file }) => file === DEVOPS), pages.find(({ file }) => file === TRAVEL)];
    if (!one || !other) throw new Error("The pages that this test compares are gone.");
    const changed =
      field === "route"
        ? { ...other, route: "/Services/DevOps/" }
        : { ...other, meta: { ...other.meta, [field]: one.meta[field] } };
    return linesOf(checkUnique(pages.map((page) => (page === other ? changed : page))));
  };

  test.each([
    ["route", "file name", "rename one of the files"],
    ["title", "meta.title", "give each page a title of its own"],
    ["description", "meta.description", "give each page a description of its own"],
  ] as const)("may not share a %s", async (shared, field, remedy) => {
    expect(await duplicate(shared)).toEqual([`  ${TRAVEL}: ${field} is the same as in ${DEVOPS}; ${remedy}`]);
  });

  test("as they stand share nothing, and the single pages' metadata is checked too", async () => {
    const pages = await allPages();
    expect(checkUnique(pages)).toEqual([]);
    expect(pages.flatMap(({ file, meta }) => problemsIn(metaSchema, file, meta))).toEqual([]);
  });
});

describe("a reference", () => {
  const reference = (slug: string) => [{ slug, part: "Has no page to go to." }];
  const sound = {
    services: { devops: { related: ["uiux"], tools: ["Docker"] }, uiux: { related: ["devops"], tools: [] } },
    focus: { "bi-analytics": { services: reference("devops") } },
    industry: { travel: { services: reference("uiux"), focus: reference("bi-analytics") } },
    technologies: ["Docker", "Go"],
  };

  test("to what exists is sound", () => {
    expect(checkReferences(sound)).toEqual([]);
    expect(technologyNames).toEqual(expect.arrayContaining(devops.tools));
  });

  test.each([
    [
      "service's relation",
      { services: { ...sound.services, devops: { related: ["uiux", "ui-ux"], tools: [] } } },
      `${DEVOPS}: related.1 refers to "ui-ux", which is not in services; use one of: devops, uiux`,
    ],
    [
      "service's tool",
      { services: { ...sound.services, devops: { related: [], tools: ["docker"] } } },
      `${DEVOPS}: tools.0 refers to "docker", which is not in technologies; use one of: Docker, Go`,
    ],
    [
      "focus area's service",
      { focus: { "bi-analytics": { services: reference("data") } } },
      'content/focus/bi-analytics.ts: services.0 refers to "data", which is not in services; use one of: devops, uiux',
    ],
    [
      "industry's service",
      { industry: { travel: { services: reference("Devops"), focus: [] } } },
      `${TRAVEL}: services.0 refers to "Devops", which is not in services; use one of: devops, uiux`,
    ],
    [
      "industry's focus area",
      { industry: { travel: { services: [], focus: reference("analytics") } } },
      `${TRAVEL}: focus.0 refers to "analytics", which is not in focus; use one of: bi-analytics`,
    ],
  ])("that leads nowhere is refused: %s", (_, change, line) => {
    expect(linesOf(checkReferences({ ...sound, ...change }))).toEqual([`  ${line}`]);
  });
});

describe("a link", () => {
  const addresses = new Set(["/", "/faq/", "/services/Animation/"]);

  test("to a page, to a mailbox or to another site is sound", () => {
    const content = { lead: "See [the questions](/faq/), [write](mailto:a@b.example) or [read on](https://ico.org.uk/).", at: 3 };
    expect(checkLinks(DEVOPS, content, addresses)).toEqual([]);
  });

  test.each(["/faq", "/services/animation/", "faq/", "/nowhere/"])("to %s is refused, wherever it stands", (href) => {
    const content = { hero: { lead: `See [this](${href}).` }, agree: ["I agree to ", { label: "this", href }] };
    expect(linesOf(checkLinks(DEVOPS, content, addresses))).toEqual(
      ["hero.lead", "agree.1.href"].map(
        (field) =>
          `  ${DEVOPS}: ${field} links to ${href}, where there is no page; correct the address, the slash at its end included`,
      ),
    );
  });
});
