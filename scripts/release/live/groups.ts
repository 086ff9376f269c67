const GUIDE = "Follow your host's page in scripts/hosts";

/** The groups of cases: what is true if all are right (# stands for their number), and what to do if not. */
export const GROUPS = {
  sitemap: ["names the pages", "Publish the whole content of out/, not a part of it."],
  pages: ["all # of the sitemap answer 200", "Publish the whole of out/, with index.html as the document of a folder."],
  "unknown addresses": ["answer 404 with the site's own page", `${GUIDE}: it says where 404.html is set.`],
  HTTPS: ["http leads to https", "Switch on the redirect to https at your host."],
  "security headers": [
    "are sent with pages and with errors",
    `${GUIDE}: it says which file sets the headers. A bucket or GitHub Pages alone can't send them: put a CDN before it.`,
  ],
  "security policy": [
    "stands in the page, and no header contradicts it",
    "Publish out/ as `npm run build` leaves it, and let the header carry frame-ancestors alone.",
  ],
  files: ["# kinds are there", "Publish the whole content of out/, hidden folders included."],
  types: ["each kind is sent as what it is", `${GUIDE}: it says where types are set.`],
  caching: ["pages are asked for again, files with a version are kept", `${GUIDE}: cache rules.`],
  compression: ["texts come compressed", `${GUIDE}: brotli or gzip.`],
  redirects: ["all # lead to their pages", `${GUIDE}: redirects.`],
  slashes: ["an address without its slash leads to the page", `${GUIDE}.`],
} as const;
