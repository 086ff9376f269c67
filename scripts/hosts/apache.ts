import { CACHE_RULES, COMPRESSIBLE, CONTENT_TYPES, type HeaderValues, HOST_FILES, REVALIDATE } from "./headers";
import { escaped } from "./nginx";
import { REDIRECTS } from "./redirects";

const quoted = (value: string) => `"${value.replaceAll('"', '\\"')}"`;

const headers = (sent: HeaderValues) => {
  const lines = Object.entries(sent).map(([name, value]) => `  Header always set ${name} ${quoted(value)}`);
  const caches = CACHE_RULES.map(
    ({ prefix, value }) =>
      `  Header always set Cache-Control ${quoted(value)} "expr=%{REQUEST_URI} =~ m#^${escaped(prefix)}# && %{REQUEST_STATUS} =~ /^(200|206|304)$/"`,
  );
  return [...lines, `  Header always set Cache-Control ${quoted(REVALIDATE)}`, ...caches].join("\n");
};

const types = () =>
  Object.entries(CONTENT_TYPES)
    .map(([extension, type]) => `AddType ${quoted(type)} .${extension}`)
    .join("\n");

const redirects = () =>
  Object.entries(REDIRECTS)
    .map(([from, target]) => `  RewriteRule "^${escaped(from.slice(1))}/?$" "${target}" [R=301,L,NE]`)
    .join("\n");

/** Rules that serve the compressed copy of a file. */
const precompressed = (suffix: string, encoding: string) => `  RewriteCond "%{HTTP:Accept-Encoding}" "\\b${encoding}\\b"
  RewriteCond "%{REQUEST_FILENAME}.${suffix}" -f
  RewriteRule "\\.(${COMPRESSIBLE.join("|")})$" "%{REQUEST_URI}.${suffix}" [E=site_encoding:${encoding},L]`;

const copyTypes = (suffix: string, encoding: string) =>
  COMPRESSIBLE.map(
    (extension) => `<FilesMatch "\\.${extension}\\.${suffix}$">
  ForceType ${quoted(CONTENT_TYPES[extension])}
  RemoveLanguage .${suffix}
  <IfModule mod_headers.c>
    Header always set Content-Encoding ${encoding}
    Header always append Vary Accept-Encoding
  </IfModule>
</FilesMatch>`,
  ).join("\n");

/** `.htaccess` for the document root; needs AllowOverride All, mod_headers, mod_rewrite, mod_dir and mod_mime. */
export function htaccess(sent: HeaderValues): string {
  return `Options -Indexes -MultiViews
DirectoryIndex index.html
DirectorySlash On
ErrorDocument 404 /404.html
FileETag MTime Size
AddDefaultCharset Off
${types()}

<IfModule mod_headers.c>
${headers(sent)}
</IfModule>

<IfModule mod_rewrite.c>
  RewriteEngine On
${redirects()}
  RewriteCond "%{THE_REQUEST}" "^\\S+ (/(?:[^/?#\\s]+/)*)index\\.html[?\\s]"
  RewriteRule "^" "%1" [R=301,L,NE,QSD]
  RewriteCond "%{ENV:REDIRECT_STATUS}" "^$"
  RewriteRule "^404\\.html$" - [R=404,L]
  RewriteRule "^(${HOST_FILES.map((file) => escaped(file.slice(1))).join("|")})$" - [R=404,L]
  RewriteCond "%{ENV:REDIRECT_STATUS}" "^$"
  RewriteRule "\\.(br|gz)$" - [R=404,L]
${precompressed("br", "br")}
${precompressed("gz", "gzip")}
</IfModule>

${copyTypes("br", "br")}
${copyTypes("gz", "gzip")}
`;
}
