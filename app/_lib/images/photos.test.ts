import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { photoSchema } from "@/content/schemas/photo";
import { linesOf, problemsIn } from "@/content/test-support/problems";
import { namesOf, type PhotoKind, pictureProps, readOriginal, variantFile } from "./photo-files";
import { mentionsIn } from "./photo-mentions";
import { inspectPicture, photoNames, withPictures } from "./photos";

/** A test photograph: a sky over ground, `width` x `height`, as a camera with an orientation might write it. */
const photograph = (width: number, height: number, orientation = 1) =>
  sharp({ create: { width, height, channels: 3, background: "#3366aa" } })
    .composite([
      { input: { create: { width, height: Math.ceil(height / 2), channels: 3, background: "#886633" } }, gravity: "south" },
    ])
    .withMetadata({ orientation })
    .jpeg()
    .toBuffer();

let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "photos-"));
});
afterAll(() => rm(folder, { recursive: true }));

const original = (kind: PhotoKind, source: Buffer) => readOriginal(kind, "photos/asha rao.jpg", source);

it("makes every size in three formats, as large as the page states and never larger than the original", async () => {
  const made = await original("photo", await photograph(1300, 650));
  expect(namesOf(made)).toHaveLength(9);
  const { width, height, sources, src, srcSet } = pictureProps(made);
  expect([width, height]).toEqual([1200, 600]);
  expect(sources.map(({ type }) => type)).toEqual(["image/avif", "image/webp"]);
  const addresses = [srcSet, ...sources.map((source) => source.srcSet)].flatMap((set) => set.split(", "));
  expect(new Set(addresses.map((one) => one.split(" ")[0]?.replace("/art/photos/", "")))).toEqual(new Set(namesOf(made)));
  expect(addresses.some((one) => one.startsWith(src))).toBe(true);
  for (const [address, descriptor] of addresses.map((one) => one.split(" "))) {
    const file = await variantFile(made, address?.replace("/art/photos/", "") ?? "");
    const meta = await sharp(file).metadata();
    expect(`${meta.width}w`).toBe(descriptor);
    expect(meta.height).toBe(Math.round((meta.width * height) / width));
  }
});

it("rotates a picture upright and removes the camera's metadata", async () => {
  const made = await original("photo", await photograph(800, 1200, 6));
  expect([made.width, made.height]).toEqual([1200, 800]);
  const file = await variantFile(made, namesOf(made).find((name) => name.endsWith("-480.jpg")) ?? "");
  const { width, height, exif, orientation } = await sharp(file).metadata();
  expect([width, height, exif, orientation]).toEqual([480, 320, undefined, undefined]);
  // A quarter turn to the right: the ground, which the file has at its foot, is at left.
  const colourAt = async (left: number) =>
    sharp(file).extract({ left, top: 150, width: 1, height: 1 }).raw().toBuffer({ resolveWithObject: false });
  const [[red = 0, , blue = 0], [redRight = 0, , blueRight = 0]] = [await colourAt(40), await colourAt(440)];
  expect([red > blue, blueRight > redRight]).toEqual([true, true]);
});

it("crops portraits to a square on their own mean colour", async () => {
  const made = await original("portrait", await photograph(300, 500));
  expect(pictureProps(made)).toMatchObject({
    width: 192,
    height: 192,
    placeholderColour: expect.stringMatching(/^#[0-9a-f]{6}$/),
  });
});

it("keeps a logo transparent, with PNG for old browsers", async () => {
  const create = { width: 400, height: 100, channels: 4 as const, background: { r: 0, g: 0, b: 0, alpha: 0 } };
  const made = await original("logo", await sharp({ create }).png().toBuffer());
  expect(made.placeholderColour).toBeUndefined();
  expect(pictureProps(made).src).toMatch(/\.png$/);
  const { hasAlpha } = await sharp(await variantFile(made, namesOf(made)[0] ?? "")).metadata();
  expect(hasAlpha).toBe(true);
});

it("changes its address with its content only", async () => {
  const [one, other] = [await photograph(1200, 600), await photograph(1210, 600)];
  expect((await original("photo", one)).stem).toBe((await original("photo", Buffer.from(one))).stem);
  expect((await original("photo", one)).stem).not.toBe((await original("photo", other)).stem);
  expect((await original("photo", one)).stem).toMatch(/^asha-rao-[0-9a-f]{10}$/);
});

it.each([
  ["none.jpg", "is not there; put the picture at content/photos/none.jpg"],
  ["text.jpg", "can't be read as a picture; save it anew as"],
  ["small.jpg", "is too small, 100 x 100 pixels; take one of at least 192 x 192"],
])("stops the build at photos/%s, with the remedy: it %s", async (name, message) => {
  await mkdir(path.join(folder, "photos"), { recursive: true });
  await writeFile(path.join(folder, "photos/text.jpg"), "no picture");
  await writeFile(path.join(folder, "photos/small.jpg"), await photograph(100, 100));
  const at = { file: "content/testimonials.ts", field: "0.portrait" };
  expect(await inspectPicture({ ...at, kind: "portrait", photo: { file: `photos/${name}`, alt: "A" } }, folder)).toEqual([
    expect.objectContaining({ file: at.file, field: "0.portrait.file", message: expect.stringContaining(message) }),
  ]);
});

it.each([
  [{ file: "photos/a.tiff", alt: "A" }, "file is no picture in content/photos; write a path"],
  [{ file: "../a.jpg", alt: "A" }, "file is no picture in content/photos; write a path"],
  [{ file: "photos/a.jpg" }, "alt is missing or not text; write a string"],
])("%j is refused with the content that it stands in", (photo, message) => {
  expect(linesOf(problemsIn(photoSchema, "a.ts", photo))).toEqual([expect.stringContaining(`a.ts: ${message}`)]);
});

it("finds pictures by their field names, at any depth", () => {
  const photo = { file: "photos/a.jpg", alt: "A" };
  const content = [
    { name: "x", portrait: photo },
    { deep: [{ logo: photo }], photo: "a word", portrait: undefined },
  ];
  expect(mentionsIn("content/a.ts", content).map(({ kind, field }) => `${kind} at ${field}`)).toEqual([
    "portrait at 0.portrait",
    "logo at 1.deep.0.logo",
  ]);
});

it("leaves content without pictures unchanged", async () => {
  const before = await photoNames();
  const content = { name: "x", items: [{ text: "y" }] };
  expect(await withPictures(content)).toEqual(content);
  expect(await photoNames()).toEqual(before);
});
