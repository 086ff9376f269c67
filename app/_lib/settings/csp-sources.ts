import type { Settings } from "@/content/schemas/settings";
import { analyticsTag } from "./analytics";

/** Directives of the security policy that settings add to. */
export type ExtraSources = Readonly<Partial<Record<"script-src" | "connect-src" | "frame-src", readonly string[]>>>;

const originOf = (address: string) => new URL(address).origin;

/**
 * What the policy of every page has to allow beyond the site itself. Every page's, because a policy outlives soft navigation: the page that a
 * visit starts on decides what a later one may load. Plain links need nothing.
 */
export function sourcesOf({ analytics, booking }: Settings): ExtraSources {
  const tag = analytics && analyticsTag(analytics);
  return {
    ...(tag && { "script-src": [originOf(tag.src)], "connect-src": [tag.sendsTo] }),
    ...(booking?.shown === "frame" && { "frame-src": [originOf(booking.address)] }),
  };
}
