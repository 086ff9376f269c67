import type { Settings } from "./schemas/settings";
import { cityOrCountry, site } from "./site";
import { checkedSettings } from "./validation/check-settings";

/**
 * Optional features, all off: without them the site makes no third-party request. A feature that is switched on here adds its host to the
 * Content-Security-Policy and its lines to the privacy policy and the GDPR page. Have a lawyer read those.
 * For example:
 *
 *   analytics: { service: "plausible", domain: "your-company.com" },
 *   analytics: { service: "umami", websiteId: "b59e9c65-ae32-47f1-8400-119fcf4861c4" },
 *   analytics: { service: "goatcounter", code: "your-code" },
 *   analytics: { service: "cloudflare", token: "0123456789abcdef0123456789abcdef" },
 *   booking: { service: "Cal.com", address: "https://cal.com/your-name/30min", shown: "link" },
 *   chat: { service: "WhatsApp", address: "https://wa.me/4915112345678" },
 *   maps: { UK: "https://www.openstreetmap.org/node/26745371" },
 *   verification: { google: "the code of Google's tag", bing: "the code of Bing's tag" },
 *
 * A preview that search engines leave alone is a matter of the build, not of the site: SITE_PREVIEW=1 npm run build.
 */
const features: Settings = {};

/** The settings of this site, checked. */
export const settings = checkedSettings(features, site.offices.map(cityOrCountry));
