import { createHash } from "node:crypto";
import type { Page } from "./page";

const META = /<meta http-equiv="Content-Security-Policy"[^>]*>/;
const SCRIPT = /<script\b([^>]*)>(.*?)<\/script>/gs;
const STYLE = /<style\b[^>]*>(.*?)<\/style>/gs;
const FORM = /<(?:form|button)\b[^>]*\b(?:form)?action="([^"]*)"/gi;
const CHARSET = /<meta charset="utf-8"\s*\/?>/i;

/** Types that a browser runs or acts on; others, such as JSON-LD, are data that no policy concerns. */
const ACTING = ["", "module", "text/javascript", "importmap", "speculationrules"];

/** Bytes in which a browser looks for the character set. */
const PRESCAN = 1024;

const hashOf = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

const isActing = (attributes: string) =>
  !/\bsrc=/.test(attributes) && ACTING.includes(/\btype="([^"]*)"/.exec(attributes)?.[1]?.toLowerCase() ?? "");

const unique = (values: readonly string[]) => [...new Set(values)];

/** Where the forms of a site send, as sources of a policy. */
export interface Targets {
  /** For background requests: origins of other hosts. */
  connect: string[];
  /** For plain POSTs: the same, or "mailto:", and the site's own address to come back to from another host. */
  form: string[];
}

/** Where the forms of a page send, as its markup says it. */
export const actionsOf = ({ html }: Page): string[] => unique([...html.matchAll(FORM)].map(([, action = ""]) => action));

/**
 * What the policy has to allow for these actions of forms. All pages' together, because a policy outlives soft navigation: the page that
 * a visit starts on decides what the form on a later page may do. `origin` is the site's own.
 */
export function targetsOf(actions: readonly string[], origin: string): Targets {
  const urls = unique(actions).map((action) => new URL(action.replaceAll("&amp;", "&"), origin));
  const away = unique(urls.filter((url) => url.protocol.startsWith("http") && url.origin !== origin).map((url) => url.origin));
  const schemes = unique(urls.filter((url) => !url.protocol.startsWith("http")).map((url) => url.protocol));
  return { connect: away, form: [...away, ...(away.length > 0 ? [origin] : []), ...schemes] };
}

/** The policy for a page: nothing but the site's own files, its own inline code by hash, and the targets of its forms. */
export function policyOf(html: string, { connect, form }: Targets): string {
  const scripts = [...html.matchAll(SCRIPT)].flatMap(([, attributes = "", code = ""]) => (isActing(attributes) ? [code] : []));
  const styles = [...html.matchAll(STYLE)].map(([, css = ""]) => css);
  const directives = {
    "default-src": ["'none'"],
    "script-src": ["'self'", ...unique(scripts.map(hashOf))],
    "style-src": ["'self'", ...unique(styles.map(hashOf))],
    "img-src": ["'self'"],
    "font-src": ["'self'"],
    "manifest-src": ["'self'"],
    "connect-src": ["'self'", ...connect],
    "form-action": ["'self'", ...form],
    "base-uri": ["'none'"],
    "object-src": ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(" ")}`)
    .join(";");
}

/**
 * Puts the page's policy first in its head, in place of an earlier one. Has to run after every step that changes inline code. With so many
 * hashes that the character set would come too late, as where the payload is inline, the character set goes before it.
 */
export function withPolicy({ file, html }: Page, targets: Targets): Page {
  const bare = html.replace(META, "");
  if (!bare.includes("<head>")) throw new Error(`${file}: no <head> to put the Content-Security-Policy into`);
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policyOf(bare, targets)}"/>`;
  const secured = bare.replace("<head>", () => `<head>${meta}`);
  const charset = CHARSET.exec(secured);
  if (!charset || charset.index + charset[0].length <= PRESCAN) return { file, html: secured };
  return { file, html: secured.replace(CHARSET, "").replace("<head>", () => `<head>${charset[0]}`) };
}
