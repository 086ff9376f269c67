import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { routes } from "@/e2e/support/routes";
import { cacheControlOf, contentTypeOf, isImmutable } from "@/scripts/hosts/headers";
import type { Answer, Host } from "./ask";
import { type Case, compared, secured } from "./case";

const addressOf = (file: string) => file.replace(/(^|\/)index\.html$/, "$1");

/** Every file of the export: status, content type, cache rule, headers, bytes, and its compressed copies if the host serves them. */
export function fileCases(out: string, file: string): Case[] {
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
  const group = routes.includes(addressOf(file)) ? "42 routes" : isImmutable(file) ? "hashed files" : "other files";
  const copies = [
    ["br", "br"],
    ["gz", "gzip"],
  ].filter(([suffix]) => existsSync(`${target}.${suffix}`));
  return [
    { group, path: addressOf(file), faults: (answer, host) => whole(answer, host) },
    ...copies.map(
      ([suffix, encoding = ""]): Case => ({
        group: `precompressed .${suffix}`,
        path: addressOf(file),
        headers: { "Accept-Encoding": encoding },
        needs: suffix === "br" ? "hasBrotli" : "isServer",
        faults: (answer: Answer, host: Host) => [
          ...whole(answer, host, encoding),
          ...compared([
            ["the copy's bytes", answer.raw.equals(readFileSync(`${target}.${suffix}`)), true],
            ["vary", /accept-encoding/i.test(answer.headers.vary ?? ""), true],
          ]),
        ],
      }),
    ),
  ];
}
