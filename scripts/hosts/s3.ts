import { CACHE_RULES, CONTENT_TYPES, HOST_FILES, REVALIDATE } from "./headers";
import { REDIRECTS } from "./redirects";

/**
 * What a bucket with website hosting needs to know about its objects. `npm run deploy` sets it; other tools can read it from hosts/s3/rules.json. A
 * redirect is an empty object with a redirect location, once for the address without a slash and once for the folder.
 */
export function s3Rules() {
  return {
    website: { IndexDocument: { Suffix: "index.html" }, ErrorDocument: { Key: "404.html" } },
    skip: [...HOST_FILES.map((file) => file.slice(1)), "**/*.br", "**/*.gz"],
    contentTypes: CONTENT_TYPES,
    cacheControl: [...CACHE_RULES, { prefix: "/", value: REVALIDATE }],
    redirects: Object.entries(REDIRECTS).flatMap(([from, location]) =>
      [from.slice(1), `${from.slice(1)}/index.html`].map((key) => ({ key, WebsiteRedirectLocation: location })),
    ),
  };
}
