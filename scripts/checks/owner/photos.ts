import assert from "node:assert/strict";
import { mkdir, readdir, stat } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { visitExport } from "./browser";
import type { Copy } from "./copy";

/** A test photograph: soft colours with grain, about as hard to compress as a real one. */
async function photograph(copy: Copy, name: string, width: number, height: number): Promise<void> {
  const noise = { type: "gaussian" as const, mean: 128, sigma: 26 };
  const grain = await sharp({ create: { width, height, channels: 3, background: "#888", noise } })
    .blur(2)
    .png()
    .toBuffer();
  const light = `<svg width="${width}" height="${height}"><defs><linearGradient id="a" x2="1" y2="1"><stop stop-color="#d8b08c"/><stop offset="1" stop-color="#22354a"/></linearGradient></defs><rect width="100%" height="100%" fill="url(#a)"/><circle cx="50%" cy="42%" r="22%" fill="#e9c7a6"/></svg>`;
  const image = sharp(Buffer.from(light)).composite([{ input: grain, blend: "soft-light" }]);
  await mkdir(path.join(copy.root, "content/photos"), { recursive: true });
  await image.jpeg({ quality: 92 }).toFile(path.join(copy.root, "content/photos", name));
}

/** A logo: ink on nothing. */
async function logo(copy: Copy, name: string): Promise<void> {
  const drawing = '<svg width="600" height="160"><text x="10" y="120" font-size="120" fill="#123">Kitebox</text></svg>';
  await sharp(Buffer.from(drawing))
    .png()
    .toFile(path.join(copy.root, "content/photos", name));
}

/** Puts a field into a content file, before or after a text that it has. */
async function insert(copy: Copy, file: string, at: string, field: string): Promise<void> {
  const text = await copy.read(file);
  assert.ok(text.includes(at), `${file} has ${at}`);
  await copy.write(file, text.replace(at, `${at}\n${field}`));
}

const PHOTO = (file: string, alt: string, caption = "") =>
  `{ file: "photos/${file}", alt: "${alt}"${caption && `, caption: "${caption}"`} },`;

const PEOPLE = `{ kind: "people", heading: "The people whom you will meet", people: [
  { name: "Asha Rao", role: "Project lead", portrait: { file: "photos/asha.jpg", alt: "Asha Rao at her desk" } },
  { name: "Tom Berg", role: "Engineer" },
] },`;

async function addPhotographs(copy: Copy): Promise<void> {
  await photograph(copy, "asha.jpg", 900, 1200);
  await photograph(copy, "office.jpg", 2000, 1300);
  await photograph(copy, "works.jpg", 2400, 1200);
  await logo(copy, "kitebox.png");
  await insert(
    copy,
    "content/brand/testimonials.ts",
    'id: "kitebox",',
    `portrait: ${PHOTO("asha.jpg", "Ananya Mehra, laughing")}`,
  );
  await insert(copy, "content/brand/companies.ts", 'name: "Meridian",', `logo: ${PHOTO("kitebox.png", "Meridian")}`);
  await insert(copy, "content/about/team.ts", "sections: [", PEOPLE);
  const hero = (name: string) => `photo: ${PHOTO("works.jpg", `Our workshop, at work on ${name}`, "The workshop at noon")}`;
  for (const page of ["services/devops", "industry/finance", "focus/digital-commerce", "about/careers"]) {
    await insert(
      copy,
      `content/${page}.ts`,
      `icon: "${/icon: "([^"]+)"/.exec(await copy.read(`content/${page}.ts`))?.[1]}",`,
      hero(page),
    );
  }
  const company = "content/brand/company.ts";
  const [line = ""] = /\{[^{}]*timeZone:[^{}]*\}/.exec(await copy.read(company)) ?? [];
  const withPhoto = line.replace(/,?\s*\}$/, `, photo: ${PHOTO("office.jpg", "Our office from the street")} }`);
  await copy.write(company, (await copy.read(company)).replace(line, withPhoto));
}

/** Pages with pictures, and how many each has. */
const PAGES: Readonly<Record<string, number>> = {
  "/": 3,
  "/contact/": 1,
  "/about/team/": 1,
  "/about/careers/": 1,
  "/services/devops/": 1,
  "/industry/finance/": 1,
  "/focus/digital-commerce/": 1,
};

/** What all pictures of a page may weigh at most on a screen of 1280 px, in kB of 1000 bytes. */
const BUDGET = 250;

const nobody = () => ({ contentType: "text/plain", body: "" });

async function walk(copy: Copy): Promise<void> {
  const out = path.join(copy.root, "out");
  await visitExport(out, nobody, async ({ page, origin, problems }) => {
    for (const [address, count] of Object.entries(PAGES)) {
      let bytes = 0;
      page.on("response", async (response) => {
        if (!response.url().includes("/art/photos/")) return;
        assert.equal(response.headers()["content-type"], "image/avif", "browsers get the best format that they know");
        assert.match(response.headers()["cache-control"] ?? "", /immutable/);
        bytes += (await response.body()).length;
      });
      await page.goto(origin + address, { waitUntil: "load" });
      // On a wide page everything is open; lazy pictures come when they are near.
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
        assert.ok(await picture.getAttribute("alt"), `${address}: a picture has its words`);
      }
      page.removeAllListeners("response");
      assert.ok(bytes > 0 && bytes < BUDGET * 1000, `pictures of ${address} weigh ${bytes} bytes`);
      assert.doesNotMatch(
        await copy.read(`out${address}index.html`),
        /<[a-z]+ [^>]*\bstyle=/,
        `${address} has no style attribute`,
      );
    }
    assert.deepEqual(problems, [], "the policy allows the pictures");
  });
}

async function check(copy: Copy): Promise<string> {
  await walk(copy);
  const folder = path.join(copy.root, "out/art/photos");
  const files = await readdir(folder);
  for (const format of [".avif", ".webp", ".jpg", ".png"]) assert.ok(files.some((file) => file.endsWith(format)));
  for (const file of files) assert.ok((await stat(path.join(folder, file))).size > 0, `${file} has content`);
  return `${files.length} files made; on ${Object.keys(PAGES).length} pages: formats, room, words, policy and weight`;
}

/** Photographs and a logo. */
export const photographs = { name: "photographs", change: addPhotographs, check };
