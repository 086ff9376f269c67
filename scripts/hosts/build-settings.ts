/* Settings of hosts that build the site themselves from its repository. Headers and redirects come from _headers and _redirects in the export. */

/** Major version of Node for the build, the same as in CI. */
const NODE = 22;

/** `netlify.toml`. Without it Netlify would set up a server for Next, and its post-processing would break the hashes of the policy. */
export const netlifyConfig = `[build]
command = "npm run build"
publish = "out"

[build.environment]
NODE_VERSION = "${NODE}"
NETLIFY_NEXT_PLUGIN_SKIP = "true"

[build.processing]
skip_processing = true
`;

/** `wrangler.toml` for Cloudflare Pages. The project's name becomes part of its first address. */
export const wranglerConfig = `name = "website"
pages_build_output_dir = "out"
compatibility_date = "2026-11-01"
`;
