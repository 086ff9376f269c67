/**
 * What every host has to say beside the files: the one source from which the artefacts for each host are generated (artefacts.ts) and
 * from which `npm run deploy` takes its metadata. The page's own Content-Security-Policy stands in its HTML (scripts/build/steps/policy.ts); the
 * header only carries what a meta element can't, so that both never contradict each other.
 */

/** Features that the site does without, so that no script that ever gets in can ask for them. */
const UNUSED_FEATURES = [
  "accelerometer",
  "autoplay",
  "camera",
  "display-capture",
  "encrypted-media",
  "geolocation",
  "gyroscope",
  "magnetometer",
  "microphone",
  "midi",
  "payment",
  "picture-in-picture",
  "publickey-credentials-get",
  "screen-wake-lock",
  "usb",
  "xr-spatial-tracking",
];

/** HSTS max-age in seconds: two years. */
export const HSTS_SECONDS = 63_072_000;

/** Sent with every answer, errors and redirects included. */
export const SECURITY_HEADERS = {
  "Strict-Transport-Security": `max-age=${HSTS_SECONDS}; includeSubDomains`,
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
  "Content-Security-Policy": "frame-ancestors 'none'",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Permissions-Policy": UNUSED_FEATURES.map((feature) => `${feature}=()`).join(", "),
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
} as const;

/** Headers by name. */
export type Headers = Readonly<Record<string, string>>;

/** What every answer of a build carries; a preview's ask search engines to leave them alone, files of all kinds included. */
export const headersOf = (isPreview: boolean): Headers =>
  isPreview ? { ...SECURITY_HEADERS, "X-Robots-Tag": "noindex" } : SECURITY_HEADERS;

/** For whatever keeps its name when it changes: kept, but asked for at each use; an unchanged file costs an empty answer. */
export const REVALIDATE = "public, max-age=0, must-revalidate";

/** For what gets another name when it changes. */
const IMMUTABLE = "public, max-age=31536000, immutable";

/** Files that may be kept longer, by the start of their path. */
export const CACHE_RULES = [
  { prefix: "/_next/static/", value: IMMUTABLE },
  { prefix: "/art/", value: IMMUTABLE },
  { prefix: "/og/", value: "public, max-age=86400" },
  { prefix: "/brand/", value: "public, max-age=86400" },
  { prefix: "/favicon.ico", value: "public, max-age=86400" },
] as const;

/** The Cache-Control of a file of the export, such as "/faq/index.html". */
export const cacheControlOf = (file: string): string =>
  CACHE_RULES.find(({ prefix }) => file.startsWith(prefix))?.value ?? REVALIDATE;

/** Whether a file of the export keeps what is in it for as long as it keeps its name. */
export const isImmutable = (file: string): boolean => cacheControlOf(file) === IMMUTABLE;

/** Content types by extension. Payloads of the router are .txt: its client accepts text/plain from static hosts. */
export const CONTENT_TYPES = {
  html: "text/html; charset=utf-8",
  css: "text/css; charset=utf-8",
  js: "text/javascript; charset=utf-8",
  txt: "text/plain; charset=utf-8",
  md: "text/markdown; charset=utf-8",
  json: "application/json",
  webmanifest: "application/manifest+json",
  xml: "application/xml",
  svg: "image/svg+xml",
  png: "image/png",
  avif: "image/avif",
  webp: "image/webp",
  jpg: "image/jpeg",
  ico: "image/x-icon",
  woff2: "font/woff2",
  pdf: "application/pdf",
} as const;

/** Extensions worth compressing; the others are compressed already. */
export const COMPRESSIBLE = ["html", "css", "js", "txt", "md", "json", "webmanifest", "xml", "svg"] as const;

/** The content type of a file by its extension; undefined where none is known, and a host would send it as a download. */
export const contentTypeOf = (file: string): string | undefined =>
  Object.entries(CONTENT_TYPES).find(([extension]) => file.endsWith(`.${extension}`))?.[1];

/** Files of the export that speak to a host and are nothing for a visitor, nor for a bucket. */
export const HOST_FILES = ["/_headers", "/_redirects", "/.htaccess", "/.nojekyll"] as const;

/** Whether a file of the export is for a visitor: neither a host's own nor a precompressed copy. */
export const isPublic = (file: string): boolean => !HOST_FILES.some((own) => own === file) && !/\.(br|gz)$/.test(file);
