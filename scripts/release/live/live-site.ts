import type { Finding } from "@/scripts/lib/findings";

/** An answer of a live site. */
export interface Answer {
  status: number;
  headers: Headers;
  text: string;
  /** Why there is no answer. The status is then 0. */
  failure?: string;
}

/** A live site. Requests are like a browser's, but redirects are not followed. */
export interface LiveSite {
  origin: string;
  ask: (path: string) => Promise<Answer>;
}

/** Milliseconds to wait for an answer. */
const TIMEOUT_MS = 15_000;

/** A site by its origin. Each path is requested once. */
export function liveSite(origin: string): LiveSite {
  const asked = new Map<string, Promise<Answer>>();
  const fetched = async (path: string): Promise<Answer> => {
    try {
      const response = await fetch(new URL(path, origin), {
        redirect: "manual",
        headers: { "accept-encoding": "br, gzip" },
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      return { status: response.status, headers: response.headers, text: await response.text() };
    } catch (error) {
      const failure = error instanceof Error && error.cause instanceof Error ? error.cause.message : String(error);
      return { status: 0, headers: new Headers(), text: "", failure };
    }
  };
  return {
    origin,
    ask: (path) => {
      const answer = asked.get(path) ?? fetched(path);
      asked.set(path, answer);
      return answer;
    },
  };
}

/** The result of a check of a live site. */
export interface LiveFinding extends Finding {
  /** Its subject, in a word or two. */
  about: string;
  /** What to do about it. */
  remedy?: string;
}

/** A check of a live site. */
export type Check = (site: LiveSite) => Promise<LiveFinding[]>;

/** A finding: `right` if there are no faults, otherwise the first five of them. */
export function finding(about: string, right: string, faults: readonly string[], remedy: string): LiveFinding {
  if (faults.length === 0) return { about, kind: "right", text: right };
  const shown = faults.slice(0, 5);
  const more = faults.length > shown.length ? [`and ${faults.length - shown.length} more`] : [];
  return { about, kind: "wrong", text: [...shown, ...more].join("; "), remedy };
}
