import { routes } from "@/e2e/support/routes";
import { contentTypeOf, HOST_FILES } from "@/scripts/hosts/headers";
import { REDIRECTS } from "@/scripts/hosts/redirects";
import type { Host } from "./ask";
import { type Case, compared, expected } from "./case";

const inner = routes.filter((route) => route !== "/");

type Faults = Case["faults"];

/** An unknown address: the 404 page with status 404, not cached. */
const notFoundFaults =
  (page: Buffer): Faults =>
  (answer, host) => [
    ...expected(404, { "content-type": contentTypeOf("404.html") }, answer, host),
    ...compared([
      ["the designed page", answer.body.equals(page), true],
      ["is cached", /immutable|max-age=[1-9]/.test(answer.headers["cache-control"] ?? ""), false],
    ]),
  ];

const leadsTo =
  (location: string, statusOf: (host: Host) => number = () => 301): Faults =>
  (answer, host) => {
    // Apache always names its own host.
    const own = answer.headers.location?.replace(/^http:\/\/localhost(:\d+)?(?=\/)/, "");
    return expected(statusOf(host), { location }, { ...answer, headers: { ...answer.headers, location: own } }, host);
  };

const caseOf = (group: string, path: string, faults: Faults, needs?: Case["needs"]): Case => ({ group, path, faults, needs });

/** Addresses that redirect: without a slash, with index.html, old and misspelt ones. */
const redirectedAddresses = (): Case[] => [
  ...inner.map((route) =>
    caseOf(
      "slash added",
      route.slice(0, -1),
      leadsTo(route, ({ folderStatus = 301 }) => folderStatus),
    ),
  ),
  caseOf("query kept", "/contact/?service=devops", ({ status }) => compared([["status", status, 200]])),
  caseOf("query kept", "/contact?service=devops", leadsTo("/contact/?service=devops"), "isServer"),
  ...routes.map((route) => caseOf("index.html taken out", `${route}index.html`, leadsTo(route), "isServer")),
  ...Object.entries(REDIRECTS).flatMap(([from, to]) => [from, `${from}/`].map((path) => caseOf("redirects", path, leadsTo(to)))),
];

const isRedirect = (route: string) => route.replace(/\/$/, "") in REDIRECTS;

const UNKNOWN = [
  "/no-such-page/",
  "/no-such-page",
  "/services/nothing/",
  "/_next/static/chunks/gone.js",
  "/art/gone.svg",
  "/faq/x/",
];

/** The same address with its letters in the other case, which is the address of no page. */
const inWrongCase = (route: string): string => (route === route.toLowerCase() ? route.toUpperCase() : route.toLowerCase());

const missingFiles = (faults: Faults): Case[] => [
  ...inner
    .map(inWrongCase)
    .filter((address) => !isRedirect(address))
    .map((address) => caseOf("exact case", address, faults)),
  ...UNKNOWN.map((address) => caseOf("404", address, faults)),
  caseOf("404", "/404.html", faults, "isServer"),
];

const HOSTILE = ["//evil.example/", "//evil.example/index.html", "/%2f%2fevil.example", "/..%2f..%2fetc/passwd", "/.git/config"];

const staysHere: Faults = ({ status, headers }) => [
  ...(/^(https?:)?\/\/(?!localhost)/.test(headers.location ?? "") ? [`leads to ${headers.location}`] : []),
  ...(status === 200 ? ["answers 200"] : []),
];

const HIDDEN = [...HOST_FILES, "/index.html.br", "/faq/index.html.gz"];

const isHidden: Faults = ({ status }) => ([403, 404].includes(status) ? [] : [`status ${status}`]);

/** All cases of addresses that are not the address of a file. */
export const addressCases = (notFound: Buffer): Case[] => [
  ...redirectedAddresses(),
  ...missingFiles(notFoundFaults(notFound)),
  ...HOSTILE.map((address) => caseOf("hostile addresses", address, staysHere)),
  ...HIDDEN.map((address) => caseOf("host files hidden", address, isHidden)),
];
