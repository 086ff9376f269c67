import { createHash } from "node:crypto";
import { parse } from "parse5";
import { runSteps } from "../run-steps";
import { type AllowedHosts, allowedHosts, policy, policyOf } from "./policy";

const ORIGIN = "https://www.company.example";
const NONE: AllowedHosts = { connect: [], form: [] };
const hash = (code: string) => `'sha256-${createHash("sha256").update(code).digest("base64")}'`;

/** The sources of one directive of the policy for some markup. */
const sources = (html: string, name: string, hosts = NONE) =>
  policyOf(parse(html), hosts)
    .split(";")
    .find((directive) => directive.startsWith(`${name} `))
    ?.slice(name.length + 1);

describe("the policy of a page", () => {
  it("allows the page's own inline code by its hash, each once, and no other", () => {
    const html = "<script>a()</script><script type='x' src=\"/b.js\"></script><script>a()</script><script>c\n()</script>";
    expect(sources(html, "script-src")).toBe(`'self' ${hash("a()")} ${hash("c\n()")}`);
  });

  it("counts speculation rules and modules as code, JSON-LD as data", () => {
    const html =
      '<script type="application/ld+json">{}</script><script type="speculationrules">{"a":1}</script><script type="module">m</script>';
    expect(sources(html, "script-src")).toBe(`'self' ${hash('{"a":1}')} ${hash("m")}`);
  });

  it("allows inlined styles by their hash", () => {
    expect(sources("<style data-href='x'>p{color:red}</style>", "style-src")).toBe(`'self' ${hash("p{color:red}")}`);
  });

  it("begins with nothing and has no unsafe word", () => {
    const text = policyOf(parse(""), NONE);
    expect(text).toMatch(/^default-src 'none';/);
    expect(text).not.toContain("unsafe");
    expect(sources("", "base-uri")).toBe("'none'");
  });

  it("lets the form send where it is set to", () => {
    const hosts = allowedHosts("https://formspree.io/f/a?b=1", ORIGIN);
    expect(sources("", "connect-src", hosts)).toBe("'self' https://formspree.io");
    expect(sources("", "form-action", hosts)).toBe(`'self' https://formspree.io ${ORIGIN}`);
  });

  it("needs nothing for an endpoint of the site itself", () => {
    for (const own of ["/api/enquiry", "netlify", `${ORIGIN}/contact/`]) expect(allowedHosts(own, ORIGIN)).toEqual(NONE);
  });

  it("lets a form without endpoint open the mail program", () => {
    expect(sources("", "form-action", allowedHosts(undefined, ORIGIN))).toBe("'self' mailto:");
  });
});

it("stands before all that it concerns, after the character set, in place of an earlier one", () => {
  const html = '<html><head><script>a()</script><meta charset="utf-8"><title>t</title></head><body></body></html>';
  const once = runSteps("a.html", html, [policy(NONE)]).html;
  expect(once).toMatch(
    /^<html><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="default-src [^>]*"><script>/,
  );
  expect(runSteps("a.html", once, [policy(NONE)]).html).toBe(once);
});
