/** @jest-environment node */
import { site } from "@/content/site";
import { utilityMetadata } from "./metadata";

const meta = { title: "Questions and answers | Company", description: "What clients ask before they start." };
const faq = { route: "/faq", meta } as const;

it("a utility page has its own address and another page's share image, and says noindex", () => {
  const { alternates, openGraph, robots } = utilityMetadata({ ...faq, route: "/site-map" }, "/contact");
  expect(alternates).toEqual({ canonical: `${site.origin}/site-map` });
  expect(openGraph).toMatchObject({
    ...meta,
    url: `${site.origin}/site-map`,
    images: [{ url: `${site.origin}/og/contact.png` }],
  });
  expect(robots).toEqual({ index: false });
});
