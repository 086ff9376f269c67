import { createHash } from "node:crypto";
import { attribute, create, type Document, elementsOf, named, prepend, remove, textOf } from "../html-tree";
import type { Step } from "../run-steps";
import type { ExtraSources } from "./extra-sources";

/** Types that a browser runs or acts on; others, such as JSON-LD, are data that no policy concerns. */
const EXECUTABLE_TYPES = ["", "module", "text/javascript", "importmap", "speculationrules"];

const unique = (values: readonly string[]) => [...new Set(values)];
const hashOf = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

/** What the site needs beyond its own files: other hosts that background requests go to, and where its form sends. */
export interface AllowedHosts {
  connect: readonly string[];
  form: readonly string[];
}

/**
 * Where the site's form sends: to the endpoint that is set, and from another host back to the site's own `origin`, or to the mail program.
 * The same for all pages, because the policy of the page that a visit starts on also decides what the form on a later page may do.
 */
export function allowedHosts(endpoint: string | undefined, origin: string): AllowedHosts {
  if (!endpoint) return { connect: [], form: ["mailto:"] };
  const host = new URL(endpoint, origin).origin;
  return host === origin ? { connect: [], form: [] } : { connect: [host], form: [host, origin] };
}

/**
 * The policy's directives and the sources of each: the site's own files, the page's own inline code by hash, these hosts, and what the
 * owner has switched on in content/settings.ts.
 */
const directives = (scripts: readonly string[], styles: readonly string[], hosts: AllowedHosts, extra: ExtraSources) => ({
  "default-src": ["'none'"],
  "script-src": ["'self'", ...scripts, ...(extra["script-src"] ?? [])],
  "style-src": ["'self'", ...styles],
  "img-src": ["'self'"],
  "font-src": ["'self'"],
  "manifest-src": ["'self'"],
  "connect-src": ["'self'", ...unique([...hosts.connect, ...(extra["connect-src"] ?? [])])],
  "form-action": ["'self'", ...hosts.form],
  ...(extra["frame-src"] && { "frame-src": extra["frame-src"] }),
  "base-uri": ["'none'"],
  "object-src": ["'none'"],
});

/** The policy for a page, by the inline code that it has now. */
export function policyOf(document: Document, hosts: AllowedHosts, extra: ExtraSources = {}): string {
  const executable = named(document, "script").filter(
    (script) =>
      attribute(script, "src") === undefined && EXECUTABLE_TYPES.includes(attribute(script, "type")?.toLowerCase() ?? ""),
  );
  const hashes = (elements: typeof executable) => unique(elements.map((element) => hashOf(textOf(element))));
  return Object.entries(directives(hashes(executable), hashes(named(document, "style")), hosts, extra))
    .map(([name, sources]) => `${name} ${sources.join(" ")}`)
    .join(";");
}

/**
 * Puts the page's policy into its head before anything that it concerns. The character set stays first: browsers look for it in the first
 * 1,024 bytes only, and a policy can be longer. Comes after every step that changes inline code.
 */
export const policy = (hosts: AllowedHosts, extra: ExtraSources = {}): Step => ({
  name: "policy",
  run({ document }) {
    const [head] = named(document, "head");
    if (!head) throw new Error("no <head>");
    const metas = named(document, "meta");
    for (const meta of metas) if (attribute(meta, "http-equiv") === "Content-Security-Policy") remove(meta);
    prepend(head, create("meta", { "http-equiv": "Content-Security-Policy", content: policyOf(document, hosts, extra) }));
    const charset = elementsOf(head).find((element) => attribute(element, "charset") !== undefined);
    if (!charset) return;
    remove(charset);
    prepend(head, charset);
  },
});
