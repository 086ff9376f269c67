import { site } from "@/content/site";
import { isPreview } from "./preview";

const setting = process.env.SITE_PREVIEW;
afterEach(() => {
  process.env.SITE_PREVIEW = setting ?? "";
  jest.resetModules();
});

it.each([
  [undefined, false],
  ["", false],
  ["0", false],
  ["1", true],
])("SITE_PREVIEW=%s is %s", (value, answer) => expect(isPreview(value)).toBe(answer));

it("an unclear value stops the build", () => {
  expect(() => isPreview("yes")).toThrow('SITE_PREVIEW is "yes"; write 1 for a preview, else leave it out');
});

/** The metadata of all pages and robots.txt, built with a value of SITE_PREVIEW. */
async function built(value: string) {
  process.env.SITE_PREVIEW = value;
  const [{ siteMetadata }, { default: robots }] = await Promise.all([import("./metadata"), import("@/app/robots")]);
  return { index: siteMetadata.robots, robots: robots() };
}

it("a release may be indexed", async () => {
  expect(await built("")).toEqual({
    index: undefined,
    robots: { rules: { userAgent: "*", allow: "/" }, sitemap: `${site.origin}/sitemap.xml` },
  });
});

it("a preview says noindex; crawlers may read its pages, but not files that can't say noindex", async () => {
  const { index, robots } = await built("1");
  expect(index).toEqual({ index: false });
  expect(robots).toEqual({ rules: { userAgent: "*", allow: "/", disallow: expect.arrayContaining(["/*.pdf$", "/*.md$"]) } });
});
