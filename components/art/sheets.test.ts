import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { heroComposition, ROOM_NAMES } from "./hero/compositions";
import { altitude, starPosition } from "./night-sky";
import { pathPoints } from "./path-data";
import type { Artwork, ViewBox } from "./pen";
import type { Plates } from "./plates/plate";
import { drawingsOf, renderSheets, SHEET_NAMES } from "./sheets";

const css = readFileSync(path.join(process.cwd(), "components/art/art.css"), "utf8");
const SETTINGS = ["desktop", "tablet", "phone"] as const;

const PLATES_FOLDER = path.join(process.cwd(), "components/art/plates");
const plates = readdirSync(PLATES_FOLDER)
  .filter((file) => file !== "plate.ts" && file !== "registry.ts")
  .flatMap((file) => {
    const module = jest.requireActual<{ plates: Plates }>(path.join(PLATES_FOLDER, file));
    return module.plates.map((drawing, index): [string, Artwork] => [`plate ${file} ${index + 1}`, drawing]);
  });

const artworks: [name: string, drawing: Artwork][] = [
  ...SHEET_NAMES.flatMap((sheet) => drawingsOf(sheet).map(([name, drawing]): [string, Artwork] => [`${sheet} ${name}`, drawing])),
  ...plates,
];

const heroMarkup = (setting: (typeof SETTINGS)[number]) => {
  const { building, rooms, line } = heroComposition(setting);
  return building + rooms.map((room) => room.markup + room.label).join("") + line;
};
const markups: [name: string, markup: string][] = [
  ...artworks.map(([name, drawing]): [string, string] => [name, drawing.markup()]),
  ...SETTINGS.map((setting): [string, string] => [`hero ${setting}`, heroMarkup(setting)]),
];

const classesIn = (markup: string) => [...markup.matchAll(/ class="([^"]+)"/g)].flatMap(([, names = ""]) => names.split(" "));

interface Placed {
  element: Element;
  points: [x: number, y: number][];
  scale: number;
}

/** Every shape and label of a drawing with its points in the drawing's own units. */
function placed(markup: string): Placed[] {
  const root = new DOMParser().parseFromString(
    `<svg xmlns="http://www.w3.org/2000/svg">${markup}</svg>`,
    "image/svg+xml",
  ).documentElement;
  const number = (element: Element, name: string) => Number(element.getAttribute(name) ?? 0);
  const ownPoints = (element: Element): [number, number][] => {
    const [x, y] = [number(element, "x"), number(element, "y")];
    switch (element.tagName) {
      case "path":
        return pathPoints(element.getAttribute("d") ?? "");
      case "rect":
        return [
          [x, y],
          [x + number(element, "width"), y + number(element, "height")],
        ];
      case "circle": {
        const [cx, cy, r] = [number(element, "cx"), number(element, "cy"), number(element, "r")];
        return [
          [cx - r, cy - r],
          [cx + r, cy + r],
        ];
      }
      default:
        return element.tagName === "text" ? [[x, y]] : [];
    }
  };
  const walk = (element: Element, dx: number, dy: number, scale: number): Placed[] => {
    const transform = element.getAttribute("transform") ?? "";
    const [, tx = "0", ty = "0"] = transform.match(/translate\(([-\d.]+) ([-\d.]+)\)/) ?? [];
    const [, factor = "1"] = transform.match(/scale\(([-\d.]+)\)/) ?? [];
    const [x, y, s] = [dx + Number(tx) * scale, dy + Number(ty) * scale, scale * Number(factor)];
    const points = ownPoints(element).map(([px, py]): [number, number] => [x + px * s, y + py * s]);
    return [{ element, points, scale: s }, ...[...element.children].flatMap((child) => walk(child, x, y, s))];
  };
  return walk(root, 0, 0, 1);
}

function strays(markup: string, [x, y, width, height]: ViewBox, margin: number): string[] {
  return placed(markup)
    .filter(({ element }) => !element.getAttribute("class")?.includes("d-thru"))
    .flatMap(({ element, points }) =>
      points
        .filter(([px, py]) => px < x - margin || px > x + width + margin || py < y - margin || py > y + height + margin)
        .map(([px, py]) => `${element.tagName} ${element.getAttribute("class")} at ${px.toFixed(1)} ${py.toFixed(1)}`),
    );
}

describe.each(markups)("%s", (_name, markup) => {
  it("is well-formed, and made of shapes and text only", () => {
    const tags = placed(markup).map(({ element }) => element.tagName);
    expect(tags.length).toBeGreaterThan(1);
    expect(tags.filter((tag) => !["svg", "g", "path", "rect", "circle", "text"].includes(tag))).toEqual([]);
  });

  it("carries no colour, no style and no broken number", () => {
    expect(markup).not.toMatch(/#[0-9a-f]{3}|rgb|hsl|oklch|fill=|stroke=|style=/i);
    expect(markup).not.toMatch(/NaN|undefined|null|Infinity/);
    expect(markup).not.toMatch(/\d\.\d{3,}(?![^"]*\))/);
  });

  it("uses only classes of the table", () => {
    const missing = classesIn(markup).filter((name) => !new RegExp(`\\.${name}\\b`).test(css));
    expect([...new Set(missing)]).toEqual([]);
  });
});

describe("drawings", () => {
  it("are all different, and the same every time", () => {
    expect(new Set(markups.map(([, markup]) => markup)).size).toBe(markups.length);
    expect(artworks.map(([, { markup }]) => markup())).toEqual(artworks.map(([, { markup }]) => markup()));
  });
});

describe.each(artworks)("%s", (_name, { markup, viewBox, title }) => {
  it("stays within its frame", () => {
    expect(strays(markup(), viewBox, 3)).toEqual([]);
  });

  it("says what it shows", () => {
    expect(title.length).toBeGreaterThan(4);
  });
});

describe.each(plates)("%s", (_name, { markup, viewBox }) => {
  const drawn = markup();

  it("has the frame of a plate and less than 3.6 kB of markup", () => {
    expect(viewBox).toEqual([0, 0, 424, 244]);
    expect(drawn.length).toBeLessThan(3600);
  });

  it("numbers its points from 1", () => {
    const digits = [...drawn.matchAll(/class="d-bal-n"[^>]*>(\d)</g)].map(([, digit]) => Number(digit));
    expect(digits.length).toBeGreaterThan(0);
    expect(digits).toEqual(digits.map((_, index) => index + 1));
  });

  it("fills one part in the key colour, and no part in another", () => {
    expect(classesIn(drawn)).toContain("d-fk");
    expect(drawn).not.toMatch(/d-f[sba]\b/);
  });

  it("letters at 15 units or more: 12 px at 350 px wide", () => {
    const sizes = [...drawn.matchAll(/font-size="([\d.]+)"/g)].map(([, size]) => Number(size));
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(15);
  });
});

describe("stylesheet", () => {
  it("has no class that nothing uses", () => {
    const folder = path.join(process.cwd(), "components/art");
    const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) => /(?<!\.test)\.tsx?$/.test(file));
    const source = files.map((file) => readFileSync(path.join(folder, file), "utf8")).join("\n");
    const words = new Set([...source.matchAll(/"[\w -]+"/g)].flatMap(([quoted]) => quoted.slice(1, -1).split(" ")));
    const used = new Set([
      "d-room",
      "d-hit",
      "d-works",
      ...[...words].map((word) => `d-${word}`),
      ...markups.flatMap(([, markup]) => classesIn(markup)),
    ]);
    const defined = [...css.matchAll(/\.(d-[a-z][\w-]*)/g)].map(([, name = ""]) => name);
    expect([...new Set(defined)].filter((name) => !used.has(name))).toEqual([]);
  });

  it("names no colour of its own", () => {
    expect(css.replace(/\/\*[\s\S]*?\*\//g, "")).not.toMatch(/#[0-9a-f]{3,8}\b|rgb\(|hsl\(|oklch\(/i);
  });
});

describe("sheets", () => {
  it.each(SHEET_NAMES)("%s renders as one valid file with a symbol for each drawing", (sheet) => {
    const file = new DOMParser().parseFromString(renderSheets([sheet], `${css} a > b { content: "<&" }`), "image/svg+xml");
    expect(file.querySelector("parsererror")).toBeNull();
    const symbols = [...file.querySelectorAll("symbol")];
    expect(symbols.map(({ id }) => id)).toEqual(drawingsOf(sheet).map(([name]) => name));
    expect(symbols.every((symbol) => symbol.getAttribute("overflow") === "visible")).toBe(true);
    expect(file.querySelector("style")?.textContent).toContain(".d-l1");
  });

  it("gives each service card four balloons", () => {
    for (const [, { markup }] of drawingsOf("services")) {
      expect([...markup().matchAll(/class="d-bal-n"[^>]*>(\d)</g)].map(([, digit]) => digit)).toEqual(["1", "2", "3", "4"]);
    }
  });
});

describe.each(SETTINGS)("hero %s", (setting) => {
  const composition = heroComposition(setting);
  const [x, y, width, height] = composition.viewBox;

  it("has eight rooms, one for each service, in order", () => {
    expect(composition.rooms.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(composition.rooms.map(({ slug }) => slug).sort()).toEqual(Object.keys(ROOM_NAMES).sort());
    expect(new Set(composition.rooms.map(({ hit }) => hit)).size).toBe(8);
  });

  it("keeps every label at 11 px or more at the low end of its range", () => {
    const sizes = placed(heroMarkup(setting))
      .filter(({ element }) => element.tagName === "text")
      .map(({ element, scale }) => Number(element.getAttribute("font-size")) * scale * (composition.widths.from / width));
    expect(sizes.length).toBeGreaterThan(16);
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(11);
  });

  it("draws its line in paths of length 1, from the stated start to the lamp or the release", () => {
    const lengths = [...composition.line.matchAll(/class="[^"]*d-line[^"]*"[^>]*>/g)].map(([tag]) =>
      tag.includes('pathLength="1"'),
    );
    expect(lengths.length).toBeGreaterThan(5);
    expect(lengths.every(Boolean)).toBe(true);
    const [first] = placed(composition.line).filter(({ element }) => element.getAttribute("class")?.includes("d-line"));
    const [from] = first?.points ?? [];
    expect(from?.[0]).toBeCloseTo(composition.start[0], 0);
    expect(from?.[1]).toBeCloseTo(composition.start[1], 0);
  });

  it("stays within its frame and leaves the dome air above", () => {
    expect(strays(heroMarkup(setting), composition.viewBox, 24)).toEqual([]);
    for (const { hit } of composition.rooms) {
      for (const [px, py] of pathPoints(hit)) {
        expect(px).toBeGreaterThan(x);
        expect(px).toBeLessThan(x + width);
        expect(py).toBeGreaterThan(y);
        expect(py).toBeLessThan(y + height);
      }
    }
  });

  it("covers its range of widths without a gap to the next", () => {
    const ranges = SETTINGS.map((each) => heroComposition(each).widths);
    expect(composition.widths.from).toBeLessThan(composition.widths.to);
    expect(ranges[0]?.from).toBe((ranges[1]?.to ?? 0) + 1);
    expect(ranges[1]?.from).toBe((ranges[2]?.to ?? 0) + 1);
  });

  it("escapes the names that content gives it", () => {
    const { rooms } = heroComposition(setting, { ...ROOM_NAMES, uiux: "<b>&" });
    expect(rooms[3]?.label).toContain("&lt;b&gt;&amp;");
  });
});

describe("night sky", () => {
  const sky = { pole: [0, 0], scale: 1, siderealHours: 6.25 } as const;

  it("has the Pole Star at the latitude of Jaipur, within its small circle", () => {
    for (const hours of [0, 6, 12, 18]) expect(Math.abs(altitude("polaris", hours) - 26.92)).toBeLessThan(0.74);
    expect(altitude("kochab", 14.8451)).toBeCloseTo(90 - (74.1555 - 26.92), 1);
  });

  it("has the pointers of the Dipper in line with the pole, and Cassiopeia across from it", () => {
    const [merak, dubhe, navi] = [starPosition("merak", sky), starPosition("dubhe", sky), starPosition("navi", sky)];
    const direction = ([x, y]: readonly [number, number]) => (Math.atan2(y, x) * 180) / Math.PI;
    expect(Math.abs(direction(merak) - direction(dubhe))).toBeLessThan(1);
    expect(merak[0]).toBeGreaterThan(20);
    expect(navi[0]).toBeLessThan(-20);
  });

  it("turns anticlockwise about the pole, as the northern sky does", () => {
    const later = starPosition("dubhe", { ...sky, siderealHours: sky.siderealHours + 1 });
    expect(later[1]).toBeLessThan(starPosition("dubhe", sky)[1]);
  });
});
