import { SECURITY_HEADERS } from "@/scripts/hosts/headers";
import type { Answer, Host } from "./ask";

/** A request to a host, and what is wrong with its answer. */
export interface Case {
  group: string;
  path: string;
  headers?: Record<string, string>;
  method?: string;
  /** Left out for hosts that can't do it. */
  needs?: "isServer" | "hasBrotli";
  faults(answer: Answer, host: Host): string[];
}

/** The faults of a comparison, each as `what: measured, expected ...`. */
export const compared = (pairs: [what: string, measured: unknown, expected: unknown][]): string[] =>
  pairs.flatMap(([what, measured, expected]) => (measured === expected ? [] : [`${what}: ${measured}, expected ${expected}`]));

/** The security headers, on hosts that send them. */
export const secured = ({ headers }: Answer, host: Host) =>
  host.isServer
    ? compared(Object.entries(SECURITY_HEADERS).map(([name, value]) => [name, headers[name.toLowerCase()], value]))
    : [];

/** Expects a redirect to an address. */
export const redirected = (to: string, status: (host: Host) => number) => (answer: Answer, host: Host) => [
  ...compared([
    ["status", answer.status, status(host)],
    // Apache always names its own host.
    ["location", answer.headers.location?.replace(/^http:\/\/localhost(:\d+)?(?=\/)/, ""), to],
  ]),
  ...secured(answer, host),
];
