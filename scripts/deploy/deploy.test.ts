import { setUpDeployment } from "./test-support/deployment";
import { sample, versioned } from "./test-support/site";

jest.setTimeout(20_000);

const { bucket, machine, run, status, text, expectLive, writes, withTwo } = setUpDeployment();

test("an empty bucket gets every file with its type and cache rule, pages last", async () => {
  await machine().build(sample("one", { _headers: "for another host", "index.html.br": "x", "brochure.pdf": "%PDF" }));
  expect(await run()).toMatchObject({ code: 0, out: expect.stringContaining("Deployed.") });
  await expectLive("one");
  const headers = async (key: string) => {
    const answer = await bucket().visit(key);
    return [answer.headers.get("content-type"), answer.headers.get("cache-control")];
  };
  const revalidate = "public, max-age=0, must-revalidate";
  expect(await headers("_next/static/chunks/one.js")).toEqual([
    "text/javascript; charset=utf-8",
    "public, max-age=31536000, immutable",
  ]);
  expect(await headers("faq/index.html")).toEqual(["text/html; charset=utf-8", revalidate]);
  expect(await headers("index.txt")).toEqual(["text/plain; charset=utf-8", revalidate]);
  expect(await headers("brochure.pdf")).toEqual(["application/pdf", revalidate]);
  expect([await status("_headers"), await status("index.html.br")]).toEqual([404, 404]);

  const order = writes().map(({ key }) =>
    key.startsWith("_next/static/") ? "hashed" : (/\.html$|\.txt$|\.svg$/.exec(key)?.[0] ?? "other"),
  );
  expect(order.lastIndexOf("hashed")).toBeLessThan(order.indexOf(".svg"));
  expect(order.lastIndexOf(".svg")).toBeLessThan(order.indexOf(".html"));
  expect(order.slice(-3)).toEqual([".html", ".html", ".html"]);
});

test("a dry run prints the plan and changes nothing", async () => {
  await withTwo();
  const { code, out } = await run("--dry-run");
  expect(code).toBe(0);
  expect(out).toMatch(/Hashed files, new +1 {2}10 B\n.*changed +6 {2}[\d.]+ B\n +assets, data, pages +1, 2, 3\n +Unchanged +2\n/);
  expect(out).toContain("A dry run: nothing was changed.");
  expect(bucket().state.asked.every(({ method }) => method === "GET")).toBe(true);
});

test("says which pages a release removes, and not those that have a redirect page", async () => {
  const moved = { "about/index.html": "<h1>one</h1>", "sports/index.html": "<h1>one</h1>" };
  await machine().build(sample("one", moved));
  const first = await run();
  await machine().build(sample("two", { "sports/index.html": '<meta http-equiv="refresh" content="0; url=/faq/">' }));
  const second = await run("--dry-run");
  expect(first.out).not.toContain("removes");
  expect(second.out).toContain("Pages of the last release that this one removes: /about/\nTheir addresses will answer 404.");
  await run();
  expect(await status("about/index.html")).toBe(404);
});

test("a second run of the same export writes nothing", async () => {
  await machine().build(sample("one"));
  await run();
  bucket().state.asked = [];
  await run();
  expect(writes()).toEqual([]);
});

test("sends only changed files, and keeps the old release's files for open tabs", async () => {
  await withTwo();
  await run();
  await expectLive("two");
  expect(
    writes()
      .map(({ key }) => key)
      .sort(),
  ).toEqual([...versioned, "_next/static/chunks/two.js"].sort());
  expect(await status("_next/static/chunks/one.js")).toBe(200);
});

test("going back to an earlier release is a deploy like any other", async () => {
  await withTwo();
  await run();
  await machine().build(sample("one"));
  await run();
  await expectLive("one");
});

test("stores redirects only with --redirects, and rewrites them only if they change", async () => {
  await machine().build(sample("one"));
  await run();
  expect(await status("faqs")).toBe(404);
  await run("--redirects");
  const stored = await bucket().visit("faqs/index.html");
  expect([stored.status, stored.headers.get("x-amz-website-redirect-location")]).toEqual([200, "/faq/"]);
  bucket().state.asked = [];
  await run("--redirects");
  expect(writes()).toEqual([]);
});

test("stays below the prefix and leaves other files alone", async () => {
  await machine().build(sample("one"));
  await fetch(`${bucket().url}/site/other.txt`, { method: "PUT", body: "theirs" });
  const target = ["s3://site/preview/", "--endpoint", bucket().url];
  await machine().deploy(target);
  await machine().build(sample("two"));
  expect(await machine().deploy(target)).toMatchObject({ code: 0 });
  expect(await text("preview/index.html")).toContain("two");
  expect([await status("index.html"), await text("other.txt")]).toEqual([404, "theirs"]);
});

test("a first deploy replaces files that another tool has stored, with the right headers", async () => {
  await machine().build(sample("one"));
  await fetch(`${bucket().url}/site/robots.txt`, { method: "PUT", body: sample("one")["robots.txt"] });
  await run();
  expect((await bucket().visit("robots.txt")).headers.get("cache-control")).toBe("public, max-age=0, must-revalidate");
});
