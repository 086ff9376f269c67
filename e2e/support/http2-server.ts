import { serveExport } from "@/scripts/lib/export-server";
import { OUT } from "./export";
import { test as base } from "./test";

/**
 * A server with HTTP/2 and compressed files, for tests of slow connections and of transferred bytes. Spread ON_GOOD_HOST into `test.use` to visit it
 * instead of the tests' usual server, which compresses nothing.
 */
export const test = base.extend<object, { host: string }>({
  host: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern
    async ({}, use) => {
      const { origin, stop } = await serveExport(OUT, { tls: true });
      await use(origin);
      stop();
    },
    { scope: "worker" },
  ],
});

export const ON_GOOD_HOST = {
  ignoreHTTPSErrors: true,
  baseURL: ({ host }: { host: string }, use: (address: string) => Promise<void>) => use(host),
};
