/** @jest-environment node */
import vm from "node:vm";
import { viewerRequestFunction } from "./cloudfront";

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
  ["/services/Animation/", "/services/Animation/index.html"],
  ["/_next/static/chunks/a.js", "/_next/static/chunks/a.js"],
  ["/faq", "301 /faq/"],
  ["/faq/index.html", "301 /faq/"],
  ["/services/animation", "301 /services/Animation/"],
  ["/privacy-policy/", "301 /privacyPolicy/"],
  ["/about", "301 /#about"],
  ["/constructor", "301 /constructor/"],
  ["//evil.example/x", "301 /evil.example/x/"],
  ["/\\evil.example/x", "301 /evil.example/x/"],
])("%s: %s", (uri, expected) => {
  expect(answer(uri)).toBe(expected);
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
