import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { routes } from "@/e2e/support/routes";
import { cacheControlOf, contentTypeOf, isImmutable, isPublic, REVALIDATE } from "@/scripts/hosts/headers";
import { filesOf } from "@/scripts/lib/files-of";
import { addressCases } from "./address-cases";
import { type Answer, ask, type Host } from "./ask";
import { type Case, compared, expected } from "./case";

/** Every file of the export: status, content type, cache rule, headers, bytes, and its compressed copies if the host serves them. */
function fileCases(out: string, file: string): Case[] {
  const target = path.join(out, file);
  const address = file.replace(/(^|\/)index\.html$/, "$1");
  const whole = (answer: Answer, host: Host, encoding?: string) => {
    const headers = { "content-type": contentTypeOf(file), "cache-control": cacheControlOf(file), "content-encoding": encoding };
    const isSame = answer.body.equals(readFileSync(target));
    return [...expected(200, headers, answer, host), ...compared([["same bytes", isSame, true]])];
  };
  const group = routes.includes(address) ? "42 routes" : isImmutable(file) ? "hashed files" : "other files";
  const copy = (suffix: string, encoding: string, needs: Case["needs"]): Case => ({
    group: `precompressed .${suffix}`,
    path: address,
    headers: { "Accept-Encoding": encoding },
    needs,
    faults: (answer, host) => [
      ...whole(answer, host, encoding),
      ...compared([
        ["the copy's bytes", answer.raw.equals(readFileSync(`${target}.${suffix}`)), true],
        ["vary", /accept-encoding/i.test(answer.headers.vary ?? ""), true],
      ]),
    ],
  });
  return [
    { group, path: address, faults: whole },
    ...(existsSync(`${target}.br`) ? [copy("br", "br", "hasBrotli")] : []),
    ...(existsSync(`${target}.gz`) ? [copy("gz", "gzip", "isServer")] : []),
  ];
}

/** The headers of a page, without it. */
const head: Case = {
  group: "HEAD",
  path: "/faq/",
  method: "HEAD",
  faults: (answer, host) => [
    ...expected(200, { "cache-control": REVALIDATE }, answer, host),
    ...compared([["length of body", answer.raw.length, 0]]),
  ],
};

/** Requests a file again with its ETag: an unchanged file has to be answered with 304 and no body. */
const unchanged = (address: string): Case => ({
  group: "304 when unchanged",
  path: address,
  faults: async ({ headers: { etag } }: Answer, host: Host) => {
    if (!etag) return ["no etag"];
    const { status, raw } = await ask(host, address, { "If-None-Match": etag });
    return status === 304 && raw.length === 0 ? [] : [`unchanged, yet ${status} with ${raw.length} bytes`];
  },
});

/** All cases for the export in a folder. */
export async function casesFor(out: string): Promise<Case[]> {
  const files = (await filesOf(out)).map((file) => `/${file}`).filter((file) => isPublic(file) && file !== "/404.html");
  return [
    ...files.flatMap((file) => fileCases(out, file)),
    ...addressCases(readFileSync(path.join(out, "404.html"))),
    head,
    ...["/", "/faq/", "/sitemap.xml"].map(unchanged),
  ];
}
