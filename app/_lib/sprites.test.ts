import { UI_ICONS } from "@/components/ui/icon";
import { site } from "@/content/site";

// Lucide's files are ES modules, which jest can't import; their shape is checked by the build, which reads the real ones.
for (const name of UI_ICONS) {
  jest.doMock(`lucide-react/dist/esm/icons/${name}.mjs`, () => ({
    __iconData: {
      node: [
        ["path", { d: "m6 9 6 6 6-6", key: "a1" }],
        ["circle", { cx: "12", cy: "12", r: "3", key: "b2" }],
      ],
    },
  }));
}

let files: Record<string, string> = {};
beforeAll(async () => {
  const { sprites } = await import("./sprites");
  files = await sprites();
});
const read = (name: string) => new DOMParser().parseFromString(files[name] ?? "", "image/svg+xml");
const symbols = (name: string) => [...read(name).querySelectorAll("symbol")];
const ids = (name: string) => [...read(name).querySelectorAll("symbol, view")].map(({ id }) => id);

it("are files that stand on their own: well-formed, with every id once", () => {
  for (const name of Object.keys(files)) {
    expect([name, read(name).querySelector("parsererror")]).toEqual([name, null]);
    expect(read(name).documentElement.namespaceURI).toBe("http://www.w3.org/2000/svg");
    expect(ids(name).length).toBeGreaterThan(0);
    expect(new Set(ids(name)).size).toBe(ids(name).length);
  }
});

it("have every interface icon, drawn as Lucide does, without React's keys", () => {
  expect(ids("icons")).toEqual(expect.arrayContaining([...UI_ICONS]));
  const first = symbols("icons").find(({ id }) => id === UI_ICONS[0]);
  expect(first?.getAttribute("stroke")).toBe("currentColor");
  expect(first?.innerHTML).toMatch(/<path [^>]*d="m6 9 6 6 6-6"[^>]*\/><circle [^>]*r="3"/);
  expect(files.icons).not.toMatch(/ key=/);
});

it("have the five networks in one file, the technologies in another", () => {
  const networks = site.social.map(({ network }) => network.toLowerCase());
  const social = ids("icons").filter((id) => id.startsWith("net-"));
  expect(social.sort()).toEqual(networks.map((network) => `net-${network}`).sort());
  for (const network of networks) expect(ids("logos")).not.toContain(network);
  expect(ids("logos")).toEqual(expect.arrayContaining(["amazonaws", "microsoftazure", "openjdk", "csharp", "react"]));
});

it("take their colour from the page", () => {
  for (const logo of symbols("icons").filter(({ id }) => id.startsWith("net-"))) {
    expect(logo.getAttribute("fill")).toBe("currentColor");
    expect(logo.querySelector("path")?.getAttribute("d")).toMatch(/^M/i);
  }
});

it("show one logo in each view of their sheet, whole and alone", () => {
  const views = [...read("logos").querySelectorAll("view")];
  for (const [index, view] of views.entries()) {
    const [, y = Number.NaN] = (view.getAttribute("viewBox") ?? "").split(" ").map(Number);
    expect(view.nextElementSibling?.getAttribute("transform")).toBe(`translate(0 ${y})`);
    expect(y).toBeGreaterThanOrEqual(index * 24);
  }
});
