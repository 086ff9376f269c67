import { inWrongCase, routes } from "@/e2e/support/routes";
import { contentTypeOf, HOST_FILES } from "@/scripts/hosts/headers";
import { REDIRECTS } from "@/scripts/hosts/redirects";
import type { Answer, Host } from "./ask";
import { type Case, compared, redirected, secured } from "./case";

const inner = routes.filter((route) => route !== "/");

/** An unknown address: the 404 page with status 404, not cached. */
const notFoundFaults = (page: Buffer) => (answer: Answer, host: Host) => [
  ...compared([
    ["status", answer.status, 404],
    ["the designed page", answer.body.equals(page), true],
    ["type", answer.headers["content-type"], contentTypeOf("404.html")],
    ["is cached", /immutable|max-age=[1-9]/.test(answer.headers["cache-control"] ?? ""), false],
  ]),
  ...secured(answer, host),
];

const isRedirect = (route: string) => route.replace(/\/$/, "") in REDIRECTS;
const bare = (route: string) => route.slice(0, -1);
const slashRedirectStatus = (host: Host) => host.folderStatus;
const permanent = () => 301;

/** Addresses that redirect: without a slash, with index.html, old and misspelt ones. */
const redirectedAddresses = (): Case[] => [
  ...inner.map((route) => ({ group: "slash added", path: bare(route), faults: redirected(route, slashRedirectStatus) })),
  { group: "query kept", path: "/contact/?service=devops", faults: (answer) => compared([["status", answer.status, 200]]) },
  {
    group: "query kept",
    path: "/contact?service=devops",
    needs: "isServer",
    faults: redirected("/contact/?service=devops", permanent),
  },
  ...routes.map((route) => ({
    group: "index.html taken out",
    path: `${route}index.html`,
    needs: "isServer",
    faults: redirected(route, permanent),
  })),
  ...Object.entries(REDIRECTS).flatMap(([from, target]) =>
    [from, `${from}/`].map((address) => ({ group: "redirects", path: address, faults: redirected(target, permanent) })),
  ),
];

const UNKNOWN = [
  "/no-such-page/",
  "/no-such-page",
  "/services/nothing/",
  "/_next/static/chunks/gone.js",
  "/art/gone.svg",
  "/faq/x/",
];

const missingFiles = (faults: Case["faults"]): Case[] => [
  ...inner
    .filter((route) => !isRedirect(inWrongCase(route)))
    .map((route) => ({ group: "exact case", path: inWrongCase(route), faults })),
  ...UNKNOWN.map((address) => ({ group: "404", path: address, faults })),
  { group: "404", path: "/404.html", needs: "isServer", faults },
];

const HOSTILE = ["//evil.example/", "//evil.example/index.html", "/%2f%2fevil.example", "/..%2f..%2fetc/passwd", "/.git/config"];

const hostile = (): Case[] =>
  HOSTILE.map((address) => ({
    group: "hostile addresses",
    path: address,
    faults: ({ status, headers }: Answer) => [
      ...(/^(https?:)?\/\/(?!localhost)/.test(headers.location ?? "") ? [`leads to ${headers.location}`] : []),
      ...(status === 200 ? ["answers 200"] : []),
    ],
  }));

const hidden = (): Case[] =>
  [...HOST_FILES, "/index.html.br", "/faq/index.html.gz"].map((address) => ({
    group: "host files hidden",
    path: address,
    faults: (answer: Answer) => ([403, 404].includes(answer.status) ? [] : [`status ${answer.status}`]),
  }));

/** All cases of addresses that are not the address of a file. */
export const addressCases = (notFound: Buffer): Case[] => [
  ...redirectedAddresses(),
  ...missingFiles(notFoundFaults(notFound)),
  ...hostile(),
  ...hidden(),
];
