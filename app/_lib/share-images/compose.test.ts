import { drawnAs } from "@/components/art/drawn-as";
import { industryScenes } from "@/components/art/scenes/registry";
import { addressesOf } from "@/content/addresses";
import { COLLECTIONS } from "@/content/collections/collection-names";
import { allPages, entriesOf } from "@/content/collections/collections";
import { shareImageSvg } from "./compose";
import { shareImage, shareName } from "./share-metadata";

it("names images after addresses, in their spelling, without duplicates", async () => {
  const pages = await allPages();
  const names = pages.map(({ route }) => shareName(route));
  expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(pages.length);
  expect(names).toEqual(expect.arrayContaining(["home", "about-contact", "contact"]));
});

it("takes the alternative text from the page's drawing", () => {
  const meta = { title: "DevOps | Company" };
  const { alt, url } = shareImage({ route: "/faq", meta, drawing: { title: "A release as one line" } });
  expect(alt).toBe("DevOps | Company. Drawn: A release as one line.");
  expect(url).toMatch(/^https:.*\/og\/faq\.png$/);
});

it("says of a page that nobody has drawn no more than its title", async () => {
  const industry = (await entriesOf("industry")).find((page) => drawnAs(industryScenes, page));
  if (!industry) return;
  const page = {
    route: industry.route,
    slug: "energy",
    meta: { title: "Energy | Company" },
    drawing: { title: "A power station" },
  };
  expect(shareImage(page).alt).toBe("Energy | Company");
  expect(shareImage({ ...page, formerSlugs: [industry.slug, ...(industry.formerSlugs ?? [])] }).alt).toBe(
    "Energy | Company. Drawn: A power station.",
  );
});

/** One page of each kind. */
const kinds = ["/", "/contact/", "/about/contact/", "/faq/", ...COLLECTIONS.flatMap((name) => addressesOf(name).slice(0, 1))];

it.each(kinds.map(shareName))(
  "the image %s is made of shapes alone, without classes, texts or references, and is the same each time",
  async (name) => {
    const svg = await shareImageSvg(name);
    expect(svg).toMatch(/^<svg [^>]+width="1200" height="630"/);
    expect(svg).not.toMatch(/class=|<text|var\(|NaN|undefined|href=/);
    expect(svg.length).toBeGreaterThan(30_000);
    expect(await shareImageSvg(name)).toBe(svg);
  },
);

it("a page without a share image stops the build, and the message names the file to change", async () => {
  await expect(shareImageSvg("no-such")).rejects.toThrow(
    "No page has the share image no-such; say what it shows in app/_lib/share-images/share-contents.ts",
  );
});
