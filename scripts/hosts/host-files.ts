import { htaccess } from "./apache";
import { netlifyConfig, wranglerConfig } from "./build-settings";
import { responseHeadersPolicy, viewerRequestFunction } from "./cloudfront";
import { securityHeaders } from "./headers";
import { headersFile, redirectsFile } from "./netlify-and-cloudflare";
import { nginxBrotli, nginxMaps, nginxServer } from "./nginx";
import { s3Rules } from "./s3";
import { vercelConfig } from "./vercel";

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

/*
 * The configuration files of all hosts; `npm run build` writes them. To add a host: write a generator beside apache.ts, add its file here, to
 * insideExport if the host reads it from the published folder (then also to HOST_FILES in headers.ts), otherwise to besideExport, and write a guide.
 */

/** Files that hosts read from the published folder, by their path in out/. */
export const insideExport = (isPreview = false): Readonly<Record<string, string>> => ({
  _headers: headersFile(securityHeaders(isPreview)),
  _redirects: redirectsFile(),
  ".htaccess": htaccess(securityHeaders(isPreview)),
  // Without this file GitHub Pages runs Jekyll, which leaves out folders that begin with an underscore.
  ".nojekyll": "",
});

/** Files that you give a host when you set it up, by their path in hosts/. */
export const besideExport = (isPreview = false): Readonly<Record<string, string>> => ({
  "nginx/maps.conf": nginxMaps(),
  "nginx/server.conf": nginxServer(securityHeaders(isPreview)),
  "nginx/brotli.conf": nginxBrotli,
  "cloudfront/response-headers-policy.json": json(responseHeadersPolicy(securityHeaders(isPreview))),
  "cloudfront/viewer-request.js": viewerRequestFunction(),
  "s3/rules.json": json(s3Rules()),
  "netlify/netlify.toml": netlifyConfig,
  "cloudflare/wrangler.toml": wranglerConfig,
  "vercel/vercel.json": json(vercelConfig(securityHeaders(isPreview))),
});
