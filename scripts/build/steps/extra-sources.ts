import { analyticsTag } from "@/app/_lib/optional-features/analytics";
import type { Settings } from "@/content/schemas/settings";

/** Directives of the Content-Security-Policy that optional features add sources to. */
export type ExtraSources = Readonly<Partial<Record<"script-src" | "connect-src" | "frame-src", readonly string[]>>>;

const originOf = (address: string) => new URL(address).origin;

/**
 * The sources that optional features add to the Content-Security-Policy of every page. Of every page, because the policy of the first page of a visit
 * also applies after client-side navigation. Plain links need no source.
 */
export function sourcesOf({ analytics, booking }: Settings): ExtraSources {
  const tag = analytics && analyticsTag(analytics);
  return {
    ...(tag && { "script-src": [originOf(tag.src)], "connect-src": [tag.sendsTo] }),
    ...(booking?.shown === "frame" && { "frame-src": [originOf(booking.address)] }),
  };
}
