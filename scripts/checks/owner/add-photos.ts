import assert from "node:assert/strict";
import { mkdir } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { slugsOf } from "@/content/addresses";
import { clients } from "@/content/brand/companies";
import { testimonials } from "@/content/brand/testimonials";
import { addressOf, COLLECTIONS, fileOf } from "@/content/collections/collection-names";
import type { SiteCopy } from "@/scripts/lib/site-copy";

/** Writes a test photograph: soft colours with grain, about as hard to compress as a real one. */
async function writePhotograph(copy: SiteCopy, name: string, width: number, height: number): Promise<void> {
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

/** Writes a logo in ink on a transparent ground. */
async function writeLogo(copy: SiteCopy, name: string): Promise<void> {
  const drawing = '<svg width="600" height="160"><text x="10" y="120" font-size="120" fill="#123">Kitebox</text></svg>';
  await sharp(Buffer.from(drawing))
    .png()
    .toFile(path.join(copy.root, "content/photos", name));
}

/** Inserts a field into a content file, after the given text. */
async function insert(copy: SiteCopy, file: string, after: string, field: string): Promise<void> {
  const text = await copy.read(file);
  assert.ok(text.includes(after), `${file} has ${after}`);
  await copy.write(file, text.replace(after, `${after}\n${field}`));
}

/** A photo as a content file has it. */
const photoField = (file: string, alt: string, caption = "") =>
  `{ file: "photos/${file}", alt: "${alt}"${caption && `, caption: "${caption}"`} },`;

const PEOPLE = `{ kind: "people", heading: "The people whom you will meet", people: [
  { name: "Asha Rao", role: "Project lead", portrait: { file: "photos/asha.jpg", alt: "Asha Rao at her desk" } },
  { name: "Tom Berg", role: "Engineer" },
] },`;

export const [testimonial] = testimonials;
export const [client] = clients.companies;
/** The page that shows people, unless an owner has taken it away. */
export const TEAM = slugsOf("about").find((slug) => slug === "team");
/** One page of each collection whose pages can have a photo at their head. */
export const PAGES_WITH_PHOTO = COLLECTIONS.filter((collection) => collection !== "legal").flatMap((collection) =>
  slugsOf(collection)
    .filter((slug) => slug !== TEAM)
    .slice(0, 1)
    .map((slug) => ({ file: fileOf(collection, slug), address: addressOf(collection, slug) })),
);

/** Adds photographs of a person, the offices and pages, and a logo, as an owner would: files, and fields that name them. */
export async function addPhotographs(copy: SiteCopy): Promise<void> {
  await writePhotograph(copy, "asha.jpg", 900, 1200);
  await writePhotograph(copy, "office.jpg", 2000, 1300);
  await writePhotograph(copy, "works.jpg", 2400, 1200);
  await writeLogo(copy, "kitebox.png");
  if (testimonial) {
    const portrait = `portrait: ${photoField("asha.jpg", `${testimonial.name}, laughing`)}`;
    await insert(copy, "content/brand/testimonials.ts", `id: "${testimonial.id}",`, portrait);
  }
  if (client)
    await insert(
      copy,
      "content/brand/companies.ts",
      `name: "${client.name}",`,
      `logo: ${photoField("kitebox.png", client.name)}`,
    );
  if (TEAM) await insert(copy, fileOf("about", TEAM), "sections: [", PEOPLE);
  for (const { file, address } of PAGES_WITH_PHOTO) {
    const photo = `photo: ${photoField("works.jpg", `Our workshop, at work on ${address}`, "The workshop at noon")}`;
    await insert(copy, file, `icon: "${/icon: "([^"]+)"/.exec(await copy.read(file))?.[1]}",`, photo);
  }
  const company = "content/brand/company.ts";
  const [line = ""] = /\{[^{}]*timeZone:[^{}]*\}/.exec(await copy.read(company)) ?? [];
  const withPhoto = line.replace(/,?\s*\}$/, `, photo: ${photoField("office.jpg", "Our office from the street")} }`);
  await copy.write(company, (await copy.read(company)).replace(line, withPhoto));
}
