import localFont from "next/font/local";

// Subset by scripts/fonts/subset.ts. Both faces are preloaded, from the start of the body (scripts/build/steps/font-preloads.ts). The rupee signs
// have files of their own, fetched where one stands, and so have the letters of a brand that lie beyond Latin-1.

/** Text and headings. */
export const archivo = localFont({
  src: "../fonts/archivo.woff2",
  weight: "400 600",
  variable: "--font-archivo",
  adjustFontFallback: false,
});

/** Its rupee sign, and letters beyond Latin-1. */
export const archivoExtra = localFont({
  src: "../fonts/archivo-rupee.woff2",
  weight: "400 600",
  variable: "--font-archivo-rupee",
  preload: false,
  adjustFontFallback: false,
  declarations: [{ prop: "unicode-range", value: "U+100-24F,U+1E00-1EFF,U+20B9" }],
});

/** Labels, dimensions and numbers in drawings, in one weight: the range keeps browsers from making a bold one of it. */
export const nationalPark = localFont({
  src: "../fonts/national-park.woff2",
  weight: "400 600",
  variable: "--font-national-park",
  adjustFontFallback: false,
});

/** Its rupee sign, and letters beyond Latin-1. */
export const nationalParkExtra = localFont({
  src: "../fonts/national-park-rupee.woff2",
  weight: "400 600",
  variable: "--font-national-park-rupee",
  preload: false,
  adjustFontFallback: false,
  declarations: [{ prop: "unicode-range", value: "U+100-24F,U+1E00-1EFF,U+20B9" }],
});
