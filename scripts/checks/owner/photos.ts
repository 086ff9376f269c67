import assert from "node:assert/strict";
import { readdir, stat } from "node:fs/promises";
import path from "node:path";
import { addressOf } from "@/content/collections/collection-names";
import type { SiteCopy } from "@/scripts/lib/site-copy";
import { addPhotographs, client, PAGES_WITH_PHOTO, TEAM, testimonial } from "./add-photos";
import { visitExport } from "./browser";

/** How many pictures a page has, by its address: the home page shows the portrait, the logo and the office. */
const PICTURES: Readonly<Record<string, number>> = {
  "/": [testimonial, client].filter(Boolean).length + 1,
  "/contact/": 1,
  ...(TEAM ? { [addressOf("about", TEAM)]: 1 } : {}),
  ...Object.fromEntries(PAGES_WITH_PHOTO.map(({ address }) => [address, 1])),
};

/** What all pictures of a page may weigh at most on a screen of 1280 px, in kB of 1000 bytes. */
const MAX_KB = 250;

/** Other hosts answer with nothing: pictures are files of the site. */
const emptyAnswer = () => ({ contentType: "text/plain", body: "" });

async function checkOnPages(copy: SiteCopy): Promise<void> {
  const out = path.join(copy.root, "out");
  await visitExport(out, emptyAnswer, async ({ page, origin, problems }) => {
    for (const [address, count] of Object.entries(PICTURES)) {
      let bytes = 0;
      page.on("response", async (response) => {
        if (!response.url().includes("/art/photos/")) return;
        assert.equal(response.headers()["content-type"], "image/avif", "browsers get the best format that they know");
        assert.match(response.headers()["cache-control"] ?? "", /immutable/);
        bytes += (await response.body()).length;
      });
      await page.goto(origin + address, { waitUntil: "load" });
      // On a wide page no disclosure is closed. Lazy pictures load when they are scrolled to.
      const pictures = page.locator("picture img");
      assert.equal(await pictures.count(), count, `pictures of ${address}`);
      for (const picture of await pictures.all()) {
        const before = await picture.boundingBox();
        await picture.scrollIntoViewIfNeeded();
        await picture.evaluate((image: HTMLImageElement) => image.decode());
        const after = await picture.boundingBox();
        // The sizes of one picture differ by less than a pixel of their height.
        const shift =
          Math.abs((after?.width ?? 0) - (before?.width ?? 0)) + Math.abs((after?.height ?? 0) - (before?.height ?? 0));
        assert.ok(before && shift < 3, `${address}: ${await picture.getAttribute("src")} kept its room but for ${shift} px`);
        assert.ok(await picture.getAttribute("alt"), `${address}: a picture has an alternative text`);
      }
      for (const portrait of await page.locator(".photo-round").all()) {
        const { width = 0, height = 0 } = (await portrait.boundingBox()) ?? {};
        assert.ok(width === height && width > 0 && width <= 112, `${address}: a portrait is ${width} by ${height} px`);
      }
      page.removeAllListeners("response");
      assert.ok(bytes > 0 && bytes < MAX_KB * 1000, `pictures of ${address} weigh ${bytes} bytes`);
      assert.doesNotMatch(
        await copy.read(`out${address}index.html`),
        /<[a-z]+ [^>]*\sstyle=/,
        `${address} has no style attribute`,
      );
    }
    assert.deepEqual(problems, [], "the policy allows the pictures");
  });
}

async function check(copy: SiteCopy): Promise<string> {
  await checkOnPages(copy);
  const folder = path.join(copy.root, "out/art/photos");
  const files = await readdir(folder);
  // A logo keeps its transparency, which takes a PNG.
  for (const format of [".avif", ".webp", ".jpg", ...(client ? [".png"] : [])])
    assert.ok(files.some((file) => file.endsWith(format)));
  for (const file of files) assert.ok((await stat(path.join(folder, file))).size > 0, `${file} has content`);
  return `${files.length} files made; on ${Object.keys(PICTURES).length} pages: formats, room, words, policy and weight`;
}

/** Photographs and a logo. */
export const photographs = { name: "photographs", change: addPhotographs, check };
