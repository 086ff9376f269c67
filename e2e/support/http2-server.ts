import { serveOverHttp2 } from "@/scripts/lib/http2-server";
import { OUT } from "./export";
import { test as base } from "./test";

/**
 * A host that sends what was compressed beforehand, as good hosts do, for tests of a slow line and of bytes on the line. Spread
 * ON_GOOD_HOST into `test.use` to visit it instead of the tests' own server, which compresses nothing.
 */
export const test = base.extend<object, { host: string }>({
  host: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern
    async ({}, use) => {
      const { origin, stop } = await serveOverHttp2(OUT);
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
