/** @jest-environment node */
import { contactRoute, headingLines, linksFrom, linksTo, neighboursOf, parents } from "./page-links";

const mockPages = {
  services: [
    { slug: "devops", route: "/services/devops/", name: "DevOps" },
    { slug: "uiux", route: "/services/uiux/", name: "UI/UX Design" },
  ],
  focus: [
    {
      slug: "bi-analytics",
      route: "/focus/bi-analytics/",
      name: "BI & Analytics",
      services: [{ slug: "devops", part: "Runs the pipes." }],
    },
    { slug: "digital-commerce", route: "/focus/digital-commerce/", name: "Digital Commerce", services: [] },
  ],
  industry: [
    {
      slug: "travel",
      route: "/industry/travel/",
      name: "Travel",
      services: [
        { slug: "uiux", part: "Shortens the booking." },
        { slug: "devops", part: "Holds the peak." },
      ],
      focus: [{ slug: "digital-commerce", part: "Sells the seats." }],
    },
  ],
};
// The alias is the compiler's; jest.mock takes a path.
jest.mock("../../../content/collections/collections", () => ({
  entriesOf: async (name: keyof typeof mockPages) => mockPages[name],
  entryOf: async (name: keyof typeof mockPages, slug: string) => {
    const entry = mockPages[name].find((candidate) => candidate.slug === slug);
    if (!entry) throw new Error(`No "${slug}" in content/${name}`);
    return entry;
  },
}));

describe("links from a page", () => {
  it("have the other page's name and address, this page's text and this page's order", async () => {
    const links = await linksFrom("services", [
      { slug: "uiux", part: "Draws it." },
      { slug: "devops", part: "Ships it." },
    ]);
    expect(links).toEqual([
      { route: "/services/uiux/", title: "UI/UX Design", text: "Draws it." },
      { route: "/services/devops/", title: "DevOps", text: "Ships it." },
    ]);
  });

  it("stop the build if a page does not exist", async () => {
    await expect(linksFrom("focus", [{ slug: "no-such", part: "Nothing." }])).rejects.toThrow('No "no-such" in content/focus');
  });

  it("are empty for a page without references", async () => {
    expect(await linksFrom("services", [])).toEqual([]);
  });
});

describe("links back to a page", () => {
  it("come from every page that refers to this one, with that page's text", async () => {
    expect((await linksTo("focus", "services", "devops")).links).toEqual([
      { route: "/focus/bi-analytics/", title: "BI & Analytics", text: "Runs the pipes." },
    ]);
    expect((await linksTo("industry", "services", "devops")).links).toEqual([
      { route: "/industry/travel/", title: "Travel", text: "Holds the peak." },
    ]);
    expect((await linksTo("industry", "focus", "digital-commerce")).links).toEqual([
      { route: "/industry/travel/", title: "Travel", text: "Sells the seats." },
    ]);
  });

  it("are empty if no page refers to it, or the collection has no such references", async () => {
    expect((await linksTo("focus", "services", "uiux")).links).toEqual([]);
    expect((await linksTo("focus", "focus", "bi-analytics")).links).toEqual([]);
  });
});

describe("the pages before and after", () => {
  const [devops, uiux] = [
    { route: "/services/devops/", name: "DevOps" },
    { route: "/services/uiux/", name: "UI/UX Design" },
  ];

  it("go round: after the last page comes the first", async () => {
    expect(await neighboursOf("services", "devops")).toEqual({
      previous: uiux,
      next: uiux,
      collection: "services",
      isAlone: false,
    });
    expect(await neighboursOf("services", "uiux")).toEqual({
      previous: devops,
      next: devops,
      collection: "services",
      isAlone: false,
    });
  });

  it("stop the build for a page that does not exist", async () => {
    await expect(neighboursOf("focus", "no-such")).rejects.toThrow('No "no-such" in content/focus');
  });
});

it.each([
  ["Healthcare", ["Healthcare"]],
  ["BI & Analytics", ["BI & Analytics"]],
  ["Beauty & Lifestyle", ["Beauty & Lifestyle"]],
  ["Fashion, Beauty & Lifestyle", ["Fashion, Beauty", "& Lifestyle"]],
  ["Enterprise Applications", ["Enterprise", "Applications"]],
  ["Telecommunications", ["Telecommunications"]],
])("the heading %s is broken into %j", (name, lines) => {
  expect(headingLines(name)).toEqual(lines);
});

describe("links to the contact page and upwards", () => {
  it("the contact page, with the service in the address", () => {
    const { pathname, search } = new URL(contactRoute("devops"), "https://site.example");
    expect(pathname).toMatch(/^\/contact\/?$/);
    expect(search).toBe("?service=devops");
  });

  it("upwards is the collection's section of the home page", () => {
    expect(Object.fromEntries(Object.entries(parents).map(([name, [up]]) => [name, up?.route]))).toEqual({
      services: "/#services",
      focus: "/#focus",
      industry: "/#industry",
      about: "/#about",
    });
  });
});
