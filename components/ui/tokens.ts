/**
 * The design tokens: the one place where colours, sizes of type, spaces and widths are stated. `app/styles/design-tokens.ts` writes
 * them into the stylesheet as custom properties, and the PDFs, share images, app icons and the browser's own bars read them here.
 */

/** Colours by name, as hex. */
export type Colours = Readonly<Record<string, string>>;

const INK = "#0c1723";
const LIGHT_INK = "#f4f4ef";

/**
 * The light theme. Surfaces and ink first, then the three key colours: p- is primary (vermilion), s- secondary (blue), a- accent (marigold). Each has a
 * fill (-f), a line (-l, contrast 3:1 on paper) and small text (-t, 4.5:1 on paper). on-p, on-s and on-a are the colours of text on these fills, never
 * white on vermilion or marigold.
 */
export const light = {
  paper: "#f7f7f4",
  sheet: "#fdfdfc",
  tint: "#edede9",
  ink: INK,
  "ink-2": "#495360",
  line: "#bfbfb9",
  "line-2": "#767d85",
  /** The quietest line of a drawing. */
  trace: "#bfbfb9",
  /** What is deep: a hole, a blackboard. */
  hole: "#2b3037",
  /** Walls that are cut in a drawing of a section; architects call such a filled wall "poche". */
  poche: INK,
  /** Rooms of a drawn building: by lamplight in the dark theme. */
  room: "#f7eed4",
  /** The stone of the sundial and of what is built like it. */
  stone: "#edede9",
  /** Paper, boards and screens in rooms. */
  object: "#f7f7f4",
  /** People in drawings: skin, hair with its edge, and cloth beside the key colours. */
  "skin-1": "#e0ab82",
  "skin-2": "#b9783f",
  "skin-3": "#7b4a2b",
  hair: INK,
  "hair-edge": INK,
  "grey-hair": "#a9aeb2",
  seam: INK,
  cloth: INK,
  linen: "#fdfdfc",
  "grey-cloth": "#dcdcd6",
  sand: "#cdb48f",
  indigo: "#0b6a8c",
  sky: "#8fc3d4",
  "p-f": "#fb460d",
  "p-l": "#fb460d",
  "p-t": "#c63302",
  "s-f": "#007399",
  "s-l": "#007399",
  "s-t": "#006084",
  "a-f": "#f8bd2c",
  "a-l": "#be7c09",
  "a-t": "#875806",
  "on-p": INK,
  "on-s": "#f7f7f4",
  "on-a": INK,
  focus: "#006084",
  /** The ground of a `.night` panel. */
  night: INK,
} as const satisfies Colours;

/** The key colours on any dark ground. */
const keysOnDark = {
  "p-f": "#ff5f2d",
  "p-l": "#ff5f2d",
  "p-t": "#ff8557",
  "s-f": "#52c1e1",
  "s-l": "#52c1e1",
  "s-t": "#6ccdea",
  "a-l": "#f8c143",
  "a-t": "#f7cb65",
  "on-s": INK,
  focus: "#6ccdea",
} as const satisfies Colours;

/** Dark hair and cloth on a dark ground: the edge outlines the hair, quietly in a lit room. */
const darkOnDark = { hair: "#0e0c0a", "hair-edge": "#6b4c3a", cloth: "#6f8cb0" } as const satisfies Colours;

/** What the dark theme changes of the light one. */
export const dark = {
  ...keysOnDark,
  "a-f": "#f8c143",
  paper: "#0a1420",
  sheet: "#183040",
  tint: "#1c2b38",
  ink: LIGHT_INK,
  "ink-2": "#a8b2be",
  line: "#415066",
  "line-2": "#8490a0",
  trace: "#6b7b91",
  hole: "#415066",
  poche: "#dcddd6",
  room: "#123f53",
  object: "#0c2937",
  stone: "#2d404f",
  "skin-1": "#e6b48c",
  "skin-2": "#c48449",
  "skin-3": "#a86a42",
  ...darkOnDark,
  "grey-hair": "#b9c0c7",
  linen: LIGHT_INK,
  "grey-cloth": "#c3cad1",
  sand: "#c2a780",
  indigo: "#2b9abf",
  sky: "#9fd0df",
  night: "#0c4054",
} as const satisfies Colours;

/** What a panel of ink changes, in both themes; its ground is `night`. */
export const night = {
  ...keysOnDark,
  sheet: "#1b2937",
  tint: "#1b2937",
  ink: LIGHT_INK,
  "ink-2": "#a8b2be",
  line: "#3f4c5b",
  "line-2": "#7a8795",
  trace: "#5c6b7c",
  ...darkOnDark,
  indigo: "#2b9abf",
} as const satisfies Colours;

/** What such a panel changes further in the dark theme. */
export const nightInDark = {
  sheet: "#08303f",
  tint: "#08303f",
  line: "#5b7c8d",
  "line-2": "#9fb0bd",
  trace: "#7393a3",
} as const satisfies Colours;

/** What a vermilion field changes, in both themes: everything on it is ink. */
export const signal = {
  ink: INK,
  "ink-2": INK,
  line: INK,
  "line-2": INK,
  trace: INK,
  paper: light.paper,
  focus: INK,
} as const satisfies Colours;

/** From which width on there are two columns (sm), twelve (md), menus in the bar (lg), and larger type (xl); in rem, so that they follow the visitor's own text size. */
export const breakpoints = { sm: "32.5625rem", md: "47.5625rem", lg: "73.8125rem", xl: "105.0625rem" } as const;

/**
 * A size of type: font size (from a breakpoint on, another), line height, and letter spacing where it differs from none. cqi is a share of the page's
 * width without its scrollbar.
 */
export interface TypeSize {
  size: string;
  from?: Partial<Record<keyof typeof breakpoints, string>>;
  leading: number;
  tracking?: string;
}

/** From the largest heading (d0) to notes; `side` is for a heading in a column beside its text, `num` is for large numerals, `read` and `cell` for the text and the tables of offer pages. */
export const typeScale = {
  d0: { size: "clamp(3.25rem, 9.2cqi, 11rem)", leading: 0.9, tracking: "-0.05em" },
  d1: { size: "clamp(2.5rem, 6.7cqi, 8rem)", leading: 0.94, tracking: "-0.046em" },
  d2: {
    size: "clamp(2rem, 5.2cqi, 2.875rem)",
    from: { lg: "clamp(2.875rem, 3.9cqi, 4.625rem)" },
    leading: 1,
    tracking: "-0.036em",
  },
  side: {
    size: "clamp(2rem, 5.2cqi, 2.875rem)",
    from: { lg: "clamp(2rem, 3.1cqi, 3.75rem)" },
    leading: 1.02,
    tracking: "-0.034em",
  },
  d3: { size: "clamp(1.625rem, 2.5cqi, 2.75rem)", leading: 1.04, tracking: "-0.03em" },
  num: { size: "clamp(min(4rem, 20cqi), 7.7cqi, 9.25rem)", leading: 0.84, tracking: "-0.055em" },
  h3: { size: "clamp(1.3125rem, 1.6cqi, 1.75rem)", leading: 1.1, tracking: "-0.022em" },
  lead: { size: "clamp(1.125rem, 1.42cqi, 1.5625rem)", leading: 1.4, tracking: "-0.011em" },
  h4: { size: "1.1875rem", from: { xl: "1.375rem" }, leading: 1.2, tracking: "-0.02em" },
  large: { size: "1.0625rem", from: { xl: "1.1875rem" }, leading: 1.4 },
  read: { size: "clamp(1rem, 0.6875rem + 0.47cqi, 1.25rem)", leading: 1.5 },
  cell: { size: "clamp(0.9375rem, 0.7rem + 0.42cqi, 1.1875rem)", leading: 1.45 },
  body: { size: "1rem", from: { xl: "1.125rem" }, leading: 1.5 },
  small: { size: "0.9375rem", from: { xl: "1rem" }, leading: 1.45 },
  fine: { size: "0.875rem", from: { xl: "0.9375rem" }, leading: 1.35 },
  note: { size: "0.8125rem", from: { lg: "0.875rem", xl: "0.9375rem" }, leading: 1.3 },
} as const satisfies Readonly<Record<string, TypeSize>>;

/** The page's margin and gutter, and the spaces between and within sections. */
export const spaces = {
  mar: "clamp(1.25rem, max(2.7778cqi, min(4.2cqi, 2rem)), 3.5rem)",
  gut: "clamp(0.75rem, max(1.3889cqi, min(3.2cqi, 1.5rem)), 1.75rem)",
  s9: "clamp(2.5rem, 8.4cqi, 9rem)",
} as const;

export const radii = { 1: "2px", 2: "10px" } as const;
export const easings = { draw: "cubic-bezier(0.22, 0, 0.2, 1)", out: "cubic-bezier(0.2, 0, 0, 1)" } as const;

/** Thickness of the line that runs through drawings and pages. Screens that round a border of 2.5 px down get 3 px, in both. */
export const lineWidth = { fine: "2.5px", coarse: "3px" } as const;
