/** @jest-environment node */
import { readdirSync } from "node:fs";
import path from "node:path";
import { allPages, entriesOf, entryOf } from "./collections";
import { COLLECTIONS } from "./specified-slugs";

/** Specification, section 2, byte for byte; every address ends in a slash (decisions.md). */
const ROUTES = `
/
/services/web-development/ /services/mobile-apps/ /services/ai-ml/ /services/devops/ /services/uiux/
/services/software-development/ /services/Animation/ /services/marketing/
/focus/enterprise-applications/ /focus/artificial-intelligence/ /focus/digital-commerce/ /focus/technology-integration/
/focus/business-automation/ /focus/bi-analytics/
/about/team/ /about/contact/ /about/how-we-work/ /about/careers/
/industry/healthcare/ /industry/education/ /industry/finance/ /industry/retail/ /industry/manufacturing/ /industry/travel/
/industry/logistics/ /industry/sports/ /industry/marketplace/ /industry/construction/ /industry/media-ott/
/industry/social-media/ /industry/beauty-lifestyle/ /industry/insurance/ /industry/legal/ /industry/it-telecom/
/industry/on-demand/
/contact/ /faq/ /termsAndConditon/ /privacyPolicy/ /refundPolicy/ /gdpr/
`
  .trim()
  .split(/\s+/);

const COUNTS = { services: 8, focus: 6, about: 3, industry: 17, legal: 4 } as const;

test("the site has the specification's 42 pages and no other", async () => {
  expect(ROUTES).toHaveLength(42);
  const routes = (await allPages()).map(({ route }) => route);
  expect(routes).toHaveLength(42);
  expect([...routes].sort()).toEqual([...ROUTES].sort());
});

describe.each(COLLECTIONS)("content/%s", (name) => {
  test("has the specification's number of pages, one for each file", async () => {
    const entries = await entriesOf(name);
    const files = readdirSync(path.join(process.cwd(), "content", name)).filter((file) => file.endsWith(".ts"));
    expect(entries).toHaveLength(COUNTS[name]);
    expect(entries.map(({ slug }) => `${slug}.ts`).sort()).toEqual(files.sort());
  });

  test("is sorted by order, and no place is taken twice", async () => {
    const orders = (await entriesOf(name)).map(({ order }) => order);
    expect(orders).toEqual([...orders].sort((a, b) => a - b));
    expect(new Set(orders).size).toBe(orders.length);
  });

  test("gives every page a name of its own and the date of a real day", async () => {
    const entries = await entriesOf(name);
    expect(new Set(entries.map((entry) => entry.name)).size).toBe(entries.length);
    for (const { slug, updated } of entries) {
      expect({ slug, day: new Date(`${updated}T00:00:00Z`).toISOString().slice(0, 10) }).toEqual({ slug, day: updated });
    }
  });

  test("finds each page by its slug", async () => {
    for (const entry of await entriesOf(name)) expect(await entryOf(name, entry.slug)).toBe(entry);
  });
});

test("a look-up of what does not exist lists what does", async () => {
  await expect(entryOf("services", "animation")).rejects.toThrow(
    'No "animation" in content/services; there is: web-development, mobile-apps, ai-ml, uiux, devops, software-development, Animation, marketing',
  );
  await expect(entryOf("legal", "termsAndCondition")).rejects.toThrow(
    'No "termsAndCondition" in content/legal; there is: termsAndConditon, privacyPolicy, refundPolicy, gdpr',
  );
});

test("everything is read once: later look-ups share the first one's entries", async () => {
  expect(await entriesOf("industry")).toBe(await entriesOf("industry"));
});

test("each page's address ends in the name of its file", async () => {
  const listed = (await allPages()).filter(({ file }) => file.split("/").length === 3);
  expect(listed).toHaveLength(8 + 6 + 3 + 17 + 4);
  for (const { route, file } of listed) expect(route.split("/").at(-2)).toBe(path.basename(file, ".ts"));
});
