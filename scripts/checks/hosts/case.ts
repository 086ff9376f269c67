import { SECURITY_HEADERS } from "@/scripts/hosts/headers";
import { mapWithConcurrency } from "@/scripts/lib/pool";
import { type Answer, ask, failureOf, type Host } from "./ask";

/** A request to a host, and what is wrong with its answer. */
export interface Case {
  group: string;
  path: string;
  headers?: Record<string, string>;
  method?: string;
  /** Left out for hosts that can't do it. */
  needs?: "isServer" | "hasBrotli";
  /** What is wrong; may ask the host again. */
  faults(answer: Answer, host: Host): string[] | Promise<string[]>;
}

/** A case that was run. */
export interface Result extends Pick<Case, "group" | "path"> {
  faults: string[];
}

/** Runs the cases that a host can answer, with at most six requests at a time; what several cases ask is requested once. */
export async function runCases(host: Host, cases: readonly Case[]): Promise<Result[]> {
  const asked = new Map<string, Promise<Answer>>();
  const answerTo = ({ path, headers, method }: Case) => {
    const request = JSON.stringify([path, headers, method]);
    const answer = asked.get(request) ?? ask(host, path, headers, method);
    asked.set(request, answer);
    return answer;
  };
  const possible = cases.filter(({ needs }) => !needs || host[needs]);
  return mapWithConcurrency(possible, 6, async (one) => {
    const faults = await answerTo(one)
      .then((answer) => one.faults(answer, host))
      .catch((error) => [`does not answer: ${failureOf(error)}`]);
    return { group: one.group, path: one.path, faults };
  });
}

/** The faults of a comparison, each as `what: measured, expected ...`. */
export const compared = (pairs: [what: string, measured: unknown, expected: unknown][]): string[] =>
  pairs.flatMap(([what, measured, expected]) => (measured === expected ? [] : [`${what}: ${measured}, expected ${expected}`]));

/** Expects a status, headers (undefined: not sent), and the security headers on hosts that send them. */
export function expected(status: number, headers: Readonly<Record<string, string | undefined>>, answer: Answer, host: Host) {
  const all = Object.entries(host.isServer ? { ...headers, ...SECURITY_HEADERS } : headers);
  return compared([
    ["status", answer.status, status],
    ...all.map(([name, value]): [string, unknown, unknown] => [name, answer.headers[name.toLowerCase()], value]),
  ]);
}
