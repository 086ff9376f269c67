import type { Tone } from "@/content/schema";

/** A colour code of the set: area, line and small text, and what stands on the area. */
export interface Code {
  fill: string;
  line: string;
  text: string;
  on: string;
}

/** The colours of a surface: what stands on a sheet takes them from here. */
export interface Scheme {
  paper: string;
  sheet: string;
  tint: string;
  ink: string;
  ink2: string;
  line: string;
  line2: string;
  codes: Record<Tone, Code>;
}

const INK = "#0c1723";
const PAPER = "#f7f7f4";

/** The light theme of app/styles/tokens.css; a test keeps the two alike. */
export const DAY: Scheme = {
  paper: PAPER,
  sheet: "#fdfdfc",
  tint: "#edede9",
  ink: INK,
  ink2: "#495360",
  line: "#d1d1cc",
  line2: "#80878f",
  codes: {
    primary: { fill: "#fb460d", line: "#fb460d", text: "#c63302", on: INK },
    secondary: { fill: "#007399", line: "#007399", text: "#006084", on: PAPER },
    accent: { fill: "#f8bd2c", line: "#be7c09", text: "#875806", on: INK },
  },
};

/** The ink panel, `.night` of app/styles/themes.css. */
export const NIGHT: Scheme = {
  paper: INK,
  sheet: "#16222f",
  tint: "#16222f",
  ink: "#f4f4ef",
  ink2: "#a8b2be",
  line: "#35414f",
  line2: "#6f7c8a",
  codes: {
    primary: { fill: "#ff5f2d", line: "#ff5f2d", text: "#ff8557", on: INK },
    secondary: { fill: "#52c1e1", line: "#52c1e1", text: "#6ccdea", on: INK },
    accent: { fill: "#f8bd2c", line: "#f8c143", text: "#f7cb65", on: INK },
  },
};

/** The vermilion field, `.signal`: everything on it is ink. */
export const SIGNAL: Scheme = {
  ...DAY,
  sheet: PAPER,
  ink2: INK,
  line: INK,
  line2: INK,
  codes: { ...DAY.codes, primary: { ...DAY.codes.primary, line: INK } },
};

/** Mixes two colours (#rrggbb) by the share of the first. */
export function mix(one: string, other: string, share: number): string {
  const channel = (at: number) => {
    const [a, b] = [one, other].map((colour) => Number.parseInt(colour.slice(at, at + 2), 16));
    return Math.round((a ?? 0) * share + (b ?? 0) * (1 - share));
  };
  return `#${[1, 3, 5].map((at) => channel(at).toString(16).padStart(2, "0")).join("")}`;
}
