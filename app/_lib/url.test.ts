/** @jest-environment node */
import { site } from "@/content/site";
import { absoluteUrl } from "./url";

it.each([
  ["/", "/"],
  ["/services/Animation/", "/services/Animation/"],
  ["/termsAndConditon/", "/termsAndConditon/"],
  ["/og/home.png", "/og/home.png"],
  ["/contact/?service=web", "/contact/?service=web"],
])("%s becomes absolute, with the site's origin and its spelling unchanged", (path, expected) => {
  expect(absoluteUrl(path)).toBe(`${site.origin}${expected}`);
});
