import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { routes } from "@/e2e/support/routes";
import { ALIASES } from "../hosts/aliases";
import { cacheControlOf, contentTypeOf, HOST_FILES, isPublic, REVALIDATE, SECURITY_HEADERS } from "../hosts/headers";
import type { Answer, Host } from "./ask";

/** One question to a host and what is wrong with its answer; nothing if all is well. */
export interface Case {
  group: string;
  path: string;
  headers?: Record<string, string>;
  method?: string;
  /** Left out on hosts that can't do it. */
  needsServer?: boolean;
  faults(answer: Answer, host: Host): string[];
}

/** The faults of a comparison, each as `what: measured, expected ...`. */
const compared = (pairs: [what: string, measured: unknown, expected: unknown][]): string[] =>
  pairs.flatMap(([what, measured, expected]) => (measured === expected ? [] : [`${what}: ${measured}, expected ${expected}`]));

const secured = ({ headers }: Answer, host: Host) =>
  host.isServer
    ? compared(Object.entries(SECURITY_HEADERS).map(([name, value]) => [name, headers[name.toLowerCase()], value]))
    : [];

const redirected = (to: string, status: (host: Host) => number) => (answer: Answer, host: Host) => [
  ...compared([
    ["status", answer.status, status(host)],
    // Apache always names its own host.
    ["location", answer.headers.location?.replace(/^http:\/\/localhost(:\d+)?(?=\/)/, ""), to],
  ]),
  ...secured(answer, host),
];

const addressOf = (file: string) => file.replace(/(^|\/)index\.html$/, "$1");

/** Every file of the export at its address: status, type, cache rule, headers, bytes; and its copies where the host chooses them. */
function fileCases(out: string, file: string): Case[] {
  const target = path.join(out, file);
  const content = readFileSync(target);
  const whole = (answer: Answer, host: Host, encoding?: string) => [
    ...compared([
      ["status", answer.status, 200],
      ["type", answer.headers["content-type"], contentTypeOf(file)],
      ["cache", answer.headers["cache-control"], cacheControlOf(file)],
      ["encoding", answer.headers["content-encoding"], encoding],
      ["same bytes", answer.body.equals(content), true],
    ]),
    ...secured(answer, host),
  ];
  const group = routes.includes(addressOf(file)) ? "42 routes" : file.includes("/_next/static/") ? "hashed files" : "other files";
  const copies = [
    ["br", "br"],
    ["gz", "gzip"],
  ].filter(([suffix]) => existsSync(`${target}.${suffix}`));
  return [
    { group, path: addressOf(file), faults: (answer, host) => whole(answer, host) },
    ...copies.map(([suffix, encoding = ""]) => ({
      group: `precompressed .${suffix}`,
      path: addressOf(file),
      headers: { "Accept-Encoding": encoding },
      needsServer: true,
      faults: (answer: Answer, host: Host) => [
        ...whole(answer, host, encoding),
        ...compared([
          ["the copy's bytes", answer.raw.equals(readFileSync(`${target}.${suffix}`)), true],
          ["vary", /accept-encoding/i.test(answer.headers.vary ?? ""), true],
        ]),
      ],
    })),
  ];
}

/** An address with nothing behind it: the designed page, with its status, and nothing that stays in a cache. */
const missing = (page: Buffer) => (answer: Answer, host: Host) => [
  ...compared([
    ["status", answer.status, 404],
    ["the designed page", answer.body.equals(page), true],
    ["type", answer.headers["content-type"], contentTypeOf("404.html")],
    ["kept", /immutable|max-age=[1-9]/.test(answer.headers["cache-control"] ?? ""), false],
  ]),
  ...secured(answer, host),
];

const swapped = (route: string) => (route === route.toLowerCase() ? route.toUpperCase() : route.toLowerCase());

function addressCases(page: Buffer): Case[] {
  const inner = routes.filter((route) => route !== "/");
  const isAlias = (route: string) => route.replace(/\/$/, "") in ALIASES;
  const lost = missing(page);
  const unknown = [
    "/no-such-page/",
    "/no-such-page",
    "/services/nothing/",
    "/_next/static/chunks/gone.js",
    "/art/gone.svg",
    "/faq/x/",
  ];
  const hostile = [
    "//evil.example/",
    "//evil.example/index.html",
    "/%2f%2fevil.example",
    "/..%2f..%2fetc/passwd",
    "/.git/config",
  ];
  const bare = (route: string) => route.slice(0, -1);
  const folder = (host: Host) => host.folderStatus;
  const found = () => 301;
  return [
    ...inner.map((route) => ({ group: "slash added", path: bare(route), faults: redirected(route, folder) })),
    { group: "query kept", path: "/contact/?service=devops", faults: (answer) => compared([["status", answer.status, 200]]) },
    {
      group: "query kept",
      path: "/contact?service=devops",
      needsServer: true,
      faults: redirected("/contact/?service=devops", found),
    },
    ...routes.map((route) => ({
      group: "index.html taken out",
      path: `${route}index.html`,
      needsServer: true,
      faults: redirected(route, found),
    })),
    ...inner
      .filter((route) => !isAlias(swapped(route)))
      .map((route) => ({ group: "exact case", path: swapped(route), faults: lost })),
    ...Object.entries(ALIASES).flatMap(([alias, target]) =>
      [alias, `${alias}/`].map((address) => ({ group: "aliases", path: address, faults: redirected(target, found) })),
    ),
    ...unknown.map((address) => ({ group: "404", path: address, faults: lost })),
    { group: "404", path: "/404.html", needsServer: true, faults: lost },
    ...hostile.map((address) => ({
      group: "hostile addresses",
      path: address,
      faults: ({ status, headers }: Answer) => [
        ...(/^(https?:)?\/\/(?!localhost)/.test(headers.location ?? "") ? [`leads to ${headers.location}`] : []),
        ...(status === 200 && address.includes("passwd") ? ["answers 200"] : []),
      ],
    })),
    ...[...HOST_FILES, "/index.html.br", "/faq/index.html.gz"].map((address) => ({
      group: "host files hidden",
      path: address,
      faults: (answer: Answer) => compared([["hidden", [403, 404].includes(answer.status), true]]),
    })),
  ];
}

/** What a host has to get right for the export in a folder. */
export function casesFor(out: string): Case[] {
  const files = readdirSync(out, { recursive: true, encoding: "utf8" })
    .filter((file) => statSync(path.join(out, file)).isFile())
    .map((file) => `/${file.split(path.sep).join("/")}`)
    .filter((file) => isPublic(file) && file !== "/404.html");
  const page = readFileSync(path.join(out, "404.html"));
  const head: Case = {
    group: "HEAD",
    path: "/faq/",
    method: "HEAD",
    faults: (answer, host) => [
      ...compared([
        ["status", answer.status, 200],
        ["cache", answer.headers["cache-control"], REVALIDATE],
        ["length of body", answer.raw.length, 0],
      ]),
      ...secured(answer, host),
    ],
  };
  return [...files.flatMap((file) => fileCases(out, file)), ...addressCases(page), head];
}
