import { pageAddresses } from "@/content/addresses";
import { linesOf } from "@/content/test-support/problems";
import { checkLinks } from "../validation/check-links";
import { checkMoved, followMoved, followSlugs, formerAddresses, formerSlugs } from "./follow-moved-pages";

const moved = [
  { from: "/services/old/", to: "/services/new/" },
  { from: "/focus/gone/", to: "/#services" },
  { from: "/gone/", to: "/faq/" },
  { from: "/old/", to: "/new/" },
];

describe("content that refers to a moved page", () => {
  it("gets the new address, in texts, in lists of addresses and in links", () => {
    const content = {
      text: "See [the old one](/services/old/), [this](/services/oldest/) or [that](/focus/gone/).",
      likely: ["/", "/services/old/"],
      agree: ["I agree to ", { label: "it", href: "/services/old/" }],
      order: 3,
    };
    expect(followMoved(content, moved)).toEqual({
      text: "See [the old one](/services/new/), [this](/services/oldest/) or [that](/#services).",
      likely: ["/", "/services/new/"],
      agree: ["I agree to ", { label: "it", href: "/services/new/" }],
      order: 3,
    });
  });

  it("keeps the anchor if the page was renamed, not if it was removed", () => {
    const text = "[One](/services/old/#price), [other](/focus/gone/#risks), [rights](/gone/#law), [terms](/old/#law)";
    expect(followMoved(text, moved)).toBe(
      "[One](/services/new/#price), [other](/#services), [rights](/faq/), [terms](/new/#law)",
    );
  });

  it("is unchanged if no page has moved", () => {
    const content = { text: "[Questions](/faq/)" };
    expect(followMoved(content, [])).toBe(content);
  });

  it("the former addresses of a page", () => {
    expect(formerAddresses("/services/new/", moved)).toEqual(["/services/old/"]);
    expect(formerAddresses("/contact/", moved)).toEqual([]);
    expect(formerSlugs("/services/new/", [...moved, { from: "/focus/left/", to: "/services/new/" }])).toEqual(["old"]);
  });
});

test("every link outside the collections follows a page that moves", async () => {
  const to = "/#moved";
  const { movedPages }: typeof import("../moved-pages") = jest.requireActual("../moved-pages");
  const addresses = [...movedPages.map(({ from }) => from), ...pageAddresses()];
  jest.doMock("../moved-pages", () => ({ movedPages: addresses.map((from) => ({ from, to })) }));
  jest.resetModules();
  const { singleContent } = await import("../single-pages/single-pages");
  const left = singleContent.flatMap(([file, content]) => checkLinks(file, content, new Set([to])));
  expect(linesOf(left)).toEqual([""]);
});

describe("references to a moved page", () => {
  const inServices = (...slugs: string[]) => [...followSlugs(slugs, "services", ["new", "devops"], moved)];

  it("get its new name, once", () => {
    expect(inServices("old", "devops")).toEqual([
      ["old", "new"],
      ["devops", "devops"],
    ]);
    expect(inServices("new", "old")).toEqual([["new", "new"]]);
  });

  it("disappear if it has left the collection, and stay, to be reported, if no line says where it went", () => {
    expect([...followSlugs(["gone", "here", "typo"], "focus", ["here"], moved).values()]).toEqual(["here", "typo"]);
  });
});

describe("the list of moved pages", () => {
  const pages = new Set(["/", "/faq/", "/new/", "/services/new/"]);

  it("a correct list", () => {
    expect(checkMoved(moved, pages)).toEqual([]);
  });

  it.each([
    [{ from: "services/old", to: "/faq/" }, '0.from is "services/old"; write the old address with a slash at both ends'],
    [{ from: "/faq/", to: "/" }, "0.from is /faq/, where there is a page; remove the line, or the page"],
    [
      { from: "/services/New/", to: "/services/new/" },
      "0.from is /services/New/, which differs from the page /services/new/ only in letter case; remove the line",
    ],
    [{ from: "/old/", to: "/older/" }, "0.to is /older/, where there is no page; write the address of a page that is there"],
    [{ from: "/old/", to: "/faq" }, "0.to is /faq, where there is no page; write the address of a page that is there"],
  ])("%j is refused", (line, message) => {
    expect(linesOf(checkMoved([line], pages))).toEqual([`  content/moved-pages.ts: ${message}`]);
  });

  it("the same address twice is refused", () => {
    const lines = [
      { from: "/old/", to: "/" },
      { from: "/old/", to: "/faq/" },
    ];
    expect(linesOf(checkMoved(lines, pages))).toEqual([
      "  content/moved-pages.ts: 1.from is /old/ for the second time; keep one of the lines",
    ]);
  });
});
