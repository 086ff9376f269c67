import { CACHE_RULES, CONTENT_TYPES, type HeaderValues, HOST_FILES, REVALIDATE } from "./headers";
import { REDIRECTS } from "./redirects";

/** Escapes a text for a regular expression of nginx or Apache. */
export const escaped = (text: string): string => text.replace(/[.+?^${}()|[\]\\]/g, "\\$&");

/** The target of a redirect with the visitor's query, unless the target has a fragment, which would have to come last. */
const withQuery = (target: string) => (target.includes("#") ? target : `${target}$is_args$args`);

/** Maps for the http block: the cache rule of an answer, for successful answers only, and the target of a redirect. */
export function nginxMaps(): string {
  const caches = CACHE_RULES.map(({ prefix, value }) => `  "~^(200|206|304):${escaped(prefix)}" "${value}";`);
  const redirects = Object.entries(REDIRECTS).map(([from, target]) => `  "~^${escaped(from)}/?$" "${withQuery(target)}";`);
  return `# For the http block.
map "$status:$uri" $site_cache_control {
  default "${REVALIDATE}";
${caches.join("\n")}
}

map $uri $site_redirect {
  default "";
${redirects.join("\n")}
}
`;
}

const types = () => {
  const lines = Object.entries(CONTENT_TYPES).map(([extension, type]) => `  ${type.split(";")[0]} ${extension};`);
  const texts = Object.values(CONTENT_TYPES).filter((type) => type.includes("charset") && !type.startsWith("text/html"));
  return `types {\n${lines.join("\n")}\n}\ncharset utf-8;\ncharset_types ${texts.map((type) => type.split(";")[0]).join(" ")};`;
};

const headers = (sent: HeaderValues) =>
  [...Object.entries(sent), ["Cache-Control", "$site_cache_control"]]
    .map(([name, value]) => `add_header ${name} "${value}" always;`)
    .join("\n");

/**
 * For the server block, after `root` and `listen`. All headers are set on the level of the server, because a location with its own add_header drops
 * them. That is why the maps are needed.
 */
export function nginxServer(sent: HeaderValues): string {
  return `# For the server block, beside listen, server_name and root; needs maps.conf in the http block.
${types()}

${headers(sent)}

server_tokens off;
etag on;
gzip_static on;
gzip_vary on;
absolute_redirect off;
index index.html;
error_page 404 /404.html;

if ($site_redirect) {
  return 301 $site_redirect;
}
if ($request_uri ~ "^(/(?:[^/?#]+/)*)index\\.html(?:\\?|$)") {
  return 301 $1;
}

location = /404.html {
  internal;
}
location ~ "^(${HOST_FILES.map(escaped).join("|")})$|\\.(br|gz)$" {
  return 404;
}
location / {
  try_files $uri $uri/ =404;
}
`;
}

/** For the server block, if nginx has the brotli module. */
export const nginxBrotli = "# For the server block, where nginx has ngx_brotli.\nbrotli_static on;\n";
