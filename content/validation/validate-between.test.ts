import { slashed } from "@/content/addresses";
import { allPages } from "@/content/collections/collections";
import { metaSchema } from "@/content/schemas/shared-fields";
import { technologyNames } from "@/content/technologies";
import { anyOf } from "@/content/test-support/entries";
import { linesOf, problemsIn } from "@/content/test-support/problems";
import { checkAddresses, checkLinks } from "./check-links";
import { checkReferences, checkSlugs, checkUnique } from "./validate";

const DEVOPS = "content/services/devops.ts";
const TRAVEL = "content/industry/travel.ts";
const service = anyOf("services");
const trade = anyOf("industry");

describe("a file name", () => {
  test("may have letters, capitals too, digits and single hyphens", () => {
    expect(checkSlugs("services", ["web", "Animation", "termsAndConditon", "it-telecom", "24x7"])).toEqual([]);
  });

  test.each(["mobile_apps", "ui--ux", "-ui", "café", "a b"])("%s is refused", (slug) => {
    expect(linesOf(checkSlugs("services", [slug]))).toEqual([
      `  content/services/${slug}.ts: file name is the page's address; write it with letters, digits and single hyphens only`,
    ]);
  });

  test("may not be an address that is in use", () => {
    expect(checkSlugs("legal", ["contact", "services"])).toHaveLength(2);
    expect(checkSlugs("about", ["contact"])).toHaveLength(1);
    expect(checkSlugs("industry", ["contact"])).toEqual([]);
  });
});

describe("two pages", () => {
  const duplicate = async (field: "route" | "title" | "description") => {
    const pages = await allPages();
    const [one, other] = [pages.find(({ file }) => file === service.file), pages.find(({ file }) => file === trade.file)];
    if (!one || !other) throw new Error("The pages that this test compares are gone.");
    const changed =
      field === "route"
        ? { ...other, route: slashed(one.route.slice(0, -1).toUpperCase()) }
        : { ...other, meta: { ...other.meta, [field]: one.meta[field] } };
    return linesOf(checkUnique(pages.map((page) => (page === other ? changed : page))));
  };

  test.each([
    ["route", "file name", "rename one of the files"],
    ["title", "meta.title", "give each page a title of its own"],
    ["description", "meta.description", "give each page a description of its own"],
  ] as const)("may not share a %s", async (shared, field, remedy) => {
    expect(await duplicate(shared)).toEqual([`  ${trade.file}: ${field} is the same as in ${service.file}; ${remedy}`]);
  });

  test("of this site share nothing, and the single pages' metadata is checked, too", async () => {
    const pages = await allPages();
    expect(checkUnique(pages)).toEqual([]);
    expect(pages.flatMap(({ file, meta }) => problemsIn(metaSchema, file, meta))).toEqual([]);
  });
});

describe("a reference", () => {
  const [devops, uiux] = [
    { slug: "devops", related: ["uiux"], tools: ["Docker"] },
    { slug: "uiux", related: ["devops"], tools: [] },
  ];
  const analytics = { slug: "bi-analytics", services: [devops] };
  const travel = { slug: "travel", services: [uiux], focus: [analytics] };
  const sound = { services: [devops, uiux], focus: [analytics], industry: [travel] };
  const problemsWith = (change: Partial<Parameters<typeof checkReferences>[0]>) =>
    linesOf(checkReferences({ ...sound, ...change }, ["Docker", "Go"]));

  test("to an existing page is accepted", () => {
    expect(problemsWith({})).toEqual([""]);
    expect(technologyNames).toEqual(expect.arrayContaining(service.entry.tools));
  });

  const SERVICES = "use one of: devops, uiux; if the page has gone, say where to in content/moved-pages.ts";
  test.each([
    [
      { services: [{ ...devops, related: ["uiux", "ui-ux"] }, uiux] },
      `${DEVOPS}: related.1 refers to "ui-ux", which is not in services; ${SERVICES}`,
    ],
    [
      { services: [{ ...devops, tools: ["docker"] }, uiux] },
      `${DEVOPS}: tools.0 refers to "docker", which is not in technologies; use one of: Docker, Go`,
    ],
    [
      { focus: [{ ...analytics, services: [{ slug: "data" }] }] },
      `content/focus/bi-analytics.ts: services.0 refers to "data", which is not in services; ${SERVICES}`,
    ],
    [
      { industry: [{ ...travel, services: [{ slug: "Devops" }] }] },
      `${TRAVEL}: services.0 refers to "Devops", which is not in services; ${SERVICES}`,
    ],
    [
      { industry: [{ ...travel, focus: [{ slug: "analytics" }] }] },
      `${TRAVEL}: focus.0 refers to "analytics", which is not in focus; use one of: bi-analytics; if the page`,
    ],
  ])("to a missing page is refused: %j", (change, line) => {
    expect(problemsWith(change)).toEqual([expect.stringContaining(`  ${line}`)]);
  });
});

describe("a link", () => {
  const addresses = new Set(["/", "/faq/", "/services/Animation/"]);

  test("to a page, a mailbox or another site is accepted", () => {
    const content = { lead: "See [the questions](/faq/), [write](mailto:a@b.example) or [read on](https://ico.org.uk/).", at: 3 };
    expect(checkLinks(DEVOPS, content, addresses)).toEqual([]);
  });

  test.each(["/faq", "/services/animation/", "faq/", "/nowhere/"])("to %s is refused in every field", (href) => {
    const content = { hero: { lead: `See [this](${href}).` }, agree: ["I agree to ", { label: "this", href }] };
    expect(linesOf(checkLinks(DEVOPS, content, addresses))).toEqual(
      ["hero.lead", "agree.1.href"].map(
        (field) =>
          `  ${DEVOPS}: ${field} links to ${href}, where there is no page; correct the address, the slash at its end included, or say in content/moved-pages.ts where it went`,
      ),
    );
  });

  test("of the error page to nowhere is refused, too", () => {
    const likely = ["/", "/faq/", "/nowhere/"];
    expect(linesOf(checkAddresses("content/single-pages/not-found.ts", "likely", likely, addresses))).toEqual([
      expect.stringMatching(
        /^ {2}content\/single-pages\/not-found\.ts: likely\.2 is \/nowhere\/, where there is no page; correct/,
      ),
    ]);
  });

  test("to a section that its page does not have is refused", () => {
    expect(linesOf(checkLinks(DEVOPS, { lead: "See [this](/faq/#nothing)." }, addresses))).toEqual([
      `  ${DEVOPS}: lead links to /faq/#nothing, but that page has no such section; correct what follows the #, or leave it out`,
    ]);
  });
});
