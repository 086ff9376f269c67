/** @jest-environment node */

import { faq } from "@/content/faq";
import { home } from "@/content/home";
import { site } from "@/content/site";
import { allTexts } from "@/content/test-support/pages";
import { isTitleCase, wrongClaimsIn } from "@/content/test-support/wording";
import { unexpectedError } from "@/content/unexpected-error";

describe("headings", () => {
  test("titles and headings are in sentence case", async () => {
    const headings = (await allTexts()).filter(({ path }) => /(?:heading|meta\.title|claim|question)$/i.test(path));
    expect(headings.length).toBeGreaterThan(300);
    const specified = new Set([home.about.journey.heading, faq.stillHave.heading, unexpectedError.heading]);
    expect(headings.filter(({ text }) => isTitleCase(text) && !specified.has(text))).toEqual([]);
  });

  test("sabotage: Title Case is found, names pass", () => {
    expect(isTitleCase("Logistics Software: Dock, Dispatch, Delivery | Sample")).toBe(true);
    expect(isTitleCase("Questions about Google Cloud that buyers ask")).toBe(false);
  });
});

describe("claims", () => {
  test("every figure about the company is the specification's", async () => {
    const wrong = (await allTexts()).flatMap(({ path, text }) =>
      wrongClaimsIn(text, site.claims).map((finding) => ({ path, finding })),
    );
    expect(wrong).toEqual([]);
  });

  test.each([
    "a free 45-minute call",
    "takes 20 minutes and is free",
    "99.99% uptime",
    "24/5 support",
    "over 3000 projects",
    "500+ happy clients",
    "15+ years",
    "250 professionals",
    "a 3-minute consultation",
    "we reply within 5 minutes",
  ])("sabotage: %s", (text) => expect(wrongClaimsIn(text, site.claims)).toHaveLength(1));
});
