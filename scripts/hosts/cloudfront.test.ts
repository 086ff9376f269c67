import vm from "node:vm";
import { viewerRequestFunction } from "./cloudfront";
import { REDIRECTS } from "./redirects";

/** What the function makes of a request: the path it asks the origin for, or "301 " and where it sends the visitor. */
function answer(uri: string, querystring: object = {}): string {
  const event = JSON.stringify({ request: { uri, querystring } });
  const result = vm.runInNewContext(`${viewerRequestFunction()}; handler(${event})`);
  return result.statusCode ? `${result.statusCode} ${result.headers.location.value}` : result.uri;
}

it("fits into a CloudFront function", () => {
  expect(viewerRequestFunction().length).toBeLessThan(10_000);
});

it.each([
  ["/", "/index.html"],
  ["/contact/", "/contact/index.html"],
  ["/_next/static/chunks/a.js", "/_next/static/chunks/a.js"],
  ["/faq", "301 /faq/"],
  ["/faq/index.html", "301 /faq/"],
  ["/about", "301 /#about"],
  ["/constructor", "301 /constructor/"],
  ["//evil.example/x", "301 /evil.example/x/"],
  ["/\\evil.example/x", "301 /evil.example/x/"],
])("%s: %s", (uri, expected) => {
  expect(answer(uri)).toBe(expected);
});

it.each(Object.entries(REDIRECTS))("%s: 301 %s, with and without the slash", (from, to) => {
  expect([answer(from), answer(`${from}/`)]).toEqual([`301 ${to}`, `301 ${to}`]);
});

it("keeps the query of a redirect, unless the target has a fragment", () => {
  const query = {
    service: { value: "devops" },
    empty: { value: "" },
    tag: { value: "a", multiValue: [{ value: "a" }, { value: "b" }] },
  };
  expect(answer("/contact", query)).toBe("301 /contact/?service=devops&empty&tag=a&tag=b");
  expect(answer("/contact-us", query)).toBe("301 /contact/?service=devops&empty&tag=a&tag=b");
  expect(answer("/about", query)).toBe("301 /#about");
});
