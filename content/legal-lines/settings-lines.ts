import { formatList } from "../format-list";
import type { Analytics, Settings } from "../schemas/settings";
import { settings } from "../settings";
import type { Legal } from "../types";

/**
 * What the legal texts say about the optional features that are on (content/settings.ts). The wording is a draft for the owner's lawyer, like all of
 * content/legal.
 */

/** Names of the services in texts. */
const ANALYTICS_NAMES: Record<Analytics["service"], string> = {
  plausible: "Plausible",
  umami: "Umami",
  goatcounter: "GoatCounter",
  cloudflare: "Cloudflare Web Analytics",
};

/** What each feature does with personal data, in the order of the settings. */
function privacyBlocks({ analytics, booking, chat, maps, verification }: Settings): string[] {
  const blocks: string[] = [];
  if (analytics) {
    const name = ANALYTICS_NAMES[analytics.service];
    const host = "origin" in analytics && analytics.origin ? `a server of ours, ${new URL(analytics.origin).host}` : name;
    blocks.push(
      `We count visits with ${name}. When a page has loaded, your browser fetches a small script from ${host} and tells it the page, the page you came from, and the kind of your browser and device. It sets no cookie, stores nothing on your device and makes no profile that follows you from site to site. Your IP address is needed to deliver the script, as with any request. A content blocker stops it, and the website works without it.`,
    );
  }
  if (booking?.shown === "link") {
    blocks.push(
      `"Schedule Consultation" is a link to a calendar of ${booking.service}. ${booking.service} learns of you when you follow the link, and gets what you enter there, under its own privacy policy. It passes the appointment on to us.`,
    );
  }
  if (booking?.shown === "frame") {
    blocks.push(
      `The contact page can show a calendar of ${booking.service}. It is loaded when you press the button above it, and not before. From then on ${booking.service} sees your IP address, may set cookies of its own within its frame, and gets what you enter there, under its own privacy policy. It passes the appointment on to us.`,
    );
  }
  if (chat) {
    blocks.push(
      `The link to ${chat.service} opens its app or website. Nothing of it is built into this website: ${chat.service} learns of you only if you follow the link, and what you write there goes through its service.`,
    );
  }
  if (maps && Object.keys(maps).length > 0) {
    const hosts = [...new Set(Object.values(maps).map((address) => new URL(address).host))];
    blocks.push(`Links to maps of our offices lead to ${formatList(hosts)}, which learns of you only if you follow one.`);
  }
  const engines = [verification?.google && "Google", verification?.bing && "Bing"].filter((name) => name !== undefined);
  if (engines.length > 0) {
    blocks.push(
      `A note in our pages shows ${formatList(engines)} that this website is ours. It says and collects nothing about you.`,
    );
  }
  return blocks;
}

/** The legal basis of each use, for a list on the GDPR page. */
function legalBases({ analytics, booking, chat }: Settings): string[] {
  const contract =
    "steps at your request before a contract, Article 6(1)(b), or our legitimate interest in replying, Article 6(1)(f).";
  return [
    analytics &&
      `Counting visits with ${ANALYTICS_NAMES[analytics.service]}: our legitimate interest in knowing which pages are read, Article 6(1)(f). You may object, and a content blocker is enough to do so.`,
    booking && `The calendar of ${booking.service}, if you use it: ${contract}`,
    chat && `Messages through ${chat.service}, if you send one: ${contract}`,
  ].filter((line) => line !== undefined);
}

/** All that the legal texts need, for given settings; exported for its tests. */
export function settingsLinesOf(chosen: Settings) {
  const { analytics, booking } = chosen;
  const name = analytics && ANALYTICS_NAMES[analytics.service];
  const blocks = privacyBlocks(chosen);
  const services = [name, booking?.service, chosen.chat?.service].filter((service) => service !== undefined);
  return {
    /** What the website leaves out, for titles and sentences, and as a sentence of its own. */
    title: name ? "no cookies, no profiles" : "no cookies, no trackers",
    description: name ? "No cookies and no profiles." : "No cookies and no trackers.",
    /** First sentence of the privacy policy's summary. */
    summary: name
      ? `This website sets no cookies. It counts visits with ${name}, which knows nobody by name and follows nobody to other sites.`
      : "This website sets no cookies, runs no analytics and loads nothing from other companies while you read.",
    /** Whom the browser talks to while one reads. */
    hosts: name
      ? `While you read, your browser talks to two hosts: the one that serves this website, and ${name}, which counts the visit.`
      : "While you read, your browser talks to one host: the one that serves this website.",
    /** What does not run. */
    scripts: name
      ? `No advertising, heat map or fingerprinting script runs. ${name} counts visits, as described below.`
      : "No analytics, advertising, heat map or fingerprinting script runs.",
    /** After the form's delivery: when else the website contacts another company. */
    onlyContact:
      name || booking?.shown === "frame"
        ? "You start it: nothing that you type is sent before."
        : "It is the only moment at which this website contacts another company, and you start it.",
    /** A section of the privacy policy; none where nothing is switched on. */
    sections: (blocks.length > 0
      ? [{ id: "services-we-use", heading: "Services of other companies that we use", blocks }]
      : []) satisfies Legal["sections"],
    /** Further points of the GDPR page's list of legal bases, and a sentence for its list of providers. */
    bases: legalBases(chosen),
    providers:
      services.length > 0
        ? [`Besides, this website uses ${formatList(services)}, under ${services.length > 1 ? "their own" : "its own"} terms.`]
        : [],
  };
}

/** The lines for this site. */
export const settingsLines = settingsLinesOf(settings);
