import type { Analytics } from "@/content/schemas/settings";

/** The script of an analytics service, and where it sends its data. */
export interface AnalyticsTag {
  /** Address of the script. */
  src: string;
  /** The script's settings, as data attributes. */
  data: Readonly<Record<`data-${string}`, string>>;
  /** Origin to which the script sends its data. */
  sendsTo: string;
}

/** The script element that the documentation of each service asks for. */
export function analyticsTag(analytics: Analytics): AnalyticsTag {
  switch (analytics.service) {
    case "plausible": {
      const origin = analytics.origin ?? "https://plausible.io";
      return { src: `${origin}/js/script.js`, data: { "data-domain": analytics.domain }, sendsTo: origin };
    }
    case "umami": {
      // Umami Cloud sends data to another host than the script's own. It is named here so that script and policy agree.
      const sendsTo = analytics.origin ?? "https://api-gateway.umami.dev";
      const src = `${analytics.origin ?? "https://cloud.umami.is"}/script.js`;
      return { src, data: { "data-website-id": analytics.websiteId, "data-host-url": sendsTo }, sendsTo };
    }
    case "goatcounter": {
      const sendsTo = `https://${analytics.code}.goatcounter.com`;
      return { src: "https://gc.zgo.at/count.js", data: { "data-goatcounter": `${sendsTo}/count` }, sendsTo };
    }
    case "cloudflare": {
      const src = "https://static.cloudflareinsights.com/beacon.min.js";
      const beacon = JSON.stringify({ token: analytics.token });
      return { src, data: { "data-cf-beacon": beacon }, sendsTo: "https://cloudflareinsights.com" };
    }
    default:
      return analytics satisfies never;
  }
}
