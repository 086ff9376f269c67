/** @jest-environment node */
import { createHash } from "node:crypto";
import { actionsOf, policyOf, targetsOf, withPolicy } from "./csp";

const ORIGIN = "https://www.jantar.example";
const NO_TARGETS = { connect: [], form: [] };
const pageOf = (html: string) => ({ file: "x/index.html", html });
const hash = (code: string) => `'sha256-${createHash("sha256").update(code).digest("base64")}'`;

/** The sources of one directive. */
const sources = (policy: string, name: string) =>
  policy
    .split(";")
    .find((directive) => directive.startsWith(`${name} `))
    ?.slice(name.length + 1);

describe("policyOf", () => {
  it("allows the page's own inline code by its hash, each once, and no other", () => {
    const html = "<script>a()</script><script type='x' src=\"/b.js\"></script><script>a()</script><script>c\n()</script>";
    expect(sources(policyOf(html, NO_TARGETS), "script-src")).toBe(`'self' ${hash("a()")} ${hash("c\n()")}`);
  });

  it("counts speculation rules and modules as code, JSON-LD as data", () => {
    const html =
      '<script type="application/ld+json">{}</script><script type="speculationrules">{"a":1}</script><script type="module">m</script>';
    expect(sources(policyOf(html, NO_TARGETS), "script-src")).toBe(`'self' ${hash('{"a":1}')} ${hash("m")}`);
  });

  it("allows inlined styles by their hash", () => {
    expect(sources(policyOf("<style data-href='x'>p{color:red}</style>", NO_TARGETS), "style-src")).toBe(
      `'self' ${hash("p{color:red}")}`,
    );
  });

  it("begins with nothing and has no unsafe word", () => {
    const policy = policyOf("", NO_TARGETS);
    expect(policy).toMatch(/^default-src 'none';/);
    expect(policy).not.toContain("unsafe");
    expect(sources(policy, "base-uri")).toBe("'none'");
  });
});

describe("targetsOf", () => {
  const form = (action: string) => pageOf(`<form class="x" action="${action}" method="post">`);
  const targetsIn = (...pages: ReturnType<typeof pageOf>[]) => targetsOf(pages.flatMap(actionsOf), ORIGIN);

  it("takes the endpoint from any page's form, with the way back", () => {
    expect(targetsIn(pageOf(""), form("https://formspree.io/f/a?b=1&amp;c=2"))).toEqual({
      connect: ["https://formspree.io"],
      form: ["https://formspree.io", ORIGIN],
    });
  });

  it("needs nothing for an endpoint of the site itself", () => {
    expect(targetsIn(form("/api/enquiry"), form(`${ORIGIN}/contact/thank-you/`))).toEqual(NO_TARGETS);
  });

  it("lets a form without endpoint open the mail program", () => {
    const button = '<button type="submit" formAction="mailto:a@jantar.example?subject=x" formEncType="text/plain">';
    expect(targetsIn(pageOf(`<form method="post">${button}`))).toEqual({ connect: [], form: ["mailto:"] });
  });
});

describe("withPolicy", () => {
  const head = '<!DOCTYPE html><html><head><meta charSet="utf-8"/><title>t</title></head>';

  it("stands first in the head", () => {
    expect(withPolicy(pageOf(head), NO_TARGETS).html).toMatch(
      /<head><meta http-equiv="Content-Security-Policy" content="default-src/,
    );
  });

  it("can be put on anew after a change", () => {
    const targets = { connect: ["https://a.example"], form: [] };
    const once = withPolicy(pageOf(head), targets);
    expect(withPolicy(withPolicy(pageOf(head), NO_TARGETS), targets)).toEqual(once);
  });

  it("leaves the character set first where it would come too late", () => {
    const scripts = Array.from({ length: 20 }, (_, index) => `<script>${index}</script>`).join("");
    const { html } = withPolicy(pageOf(head + scripts), NO_TARGETS);
    expect(html).toMatch(/<head><meta charSet="utf-8"\/><meta http-equiv="Content-Security-Policy"/);
    expect(html.match(/charset/gi)).toHaveLength(1);
  });

  it("names a page that it can't protect", () => {
    expect(() => withPolicy(pageOf("<p>x</p>"), NO_TARGETS)).toThrow("x/index.html: no <head>");
  });
});
