/*
 * Security headers, cache rules and content types. The configuration files of all hosts (host-files.ts) and the metadata of `npm run deploy` come from
 * here. Each page has its Content-Security-Policy in its HTML (scripts/build/steps/policy.ts); the header has only what a meta element can't say, so
 * that the two never contradict each other.
 */

/** Browser features that the site does not use. They are switched off, so that no injected script can use them. */
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
export type HeaderValues = Readonly<Record<string, string>>;

/** SECURITY_HEADERS for a build: a preview also says noindex, for files of all kinds. */
export const securityHeaders = (isPreview: boolean): HeaderValues =>
  isPreview ? { ...SECURITY_HEADERS, "X-Robots-Tag": "noindex" } : SECURITY_HEADERS;

/** For files that keep their names when they change: cached, but revalidated at each use (304 if unchanged). */
export const REVALIDATE = "public, max-age=0, must-revalidate";

/** For files with a hash in their names. */
const IMMUTABLE = "public, max-age=31536000, immutable";

/** Files that may be cached longer, by the start of their path. */
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

/** Whether a file of the export never changes under its name. */
export const isImmutable = (file: string): boolean => cacheControlOf(file) === IMMUTABLE;

/** Content types by extension. The router's payloads are .txt; Next accepts text/plain for them from static hosts. */
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

/** Extensions of files that are compressed; the other formats are compressed already. */
export const COMPRESSIBLE = ["html", "css", "js", "txt", "md", "json", "webmanifest", "xml", "svg"] as const;

/** Whether a file is of a kind that is compressed. */
export const isCompressible = (file: string): boolean => COMPRESSIBLE.some((extension) => file.endsWith(`.${extension}`));

/** The content type of a file by its extension. Undefined if unknown: a host would send such a file as a download. */
export const contentTypeOf = (file: string): string | undefined =>
  Object.entries(CONTENT_TYPES).find(([extension]) => file.endsWith(`.${extension}`))?.[1];

/** Files of the export that configure a host and are not for visitors or buckets. */
export const HOST_FILES = ["/_headers", "/_redirects", "/.htaccess", "/.nojekyll"] as const;

/** Whether a file of the export is for visitors: neither a host's configuration nor a compressed copy. */
export const isPublic = (file: string): boolean => !HOST_FILES.some((own) => own === file) && !/\.(br|gz)$/.test(file);
