import type { z } from "zod";
import { claims } from "../brand/claims";
import { company } from "../brand/company";
import { inscriptions, mark } from "../brand/drawings";
import { legalFacts } from "../brand/legal";
import { story } from "../brand/story";
import * as schemas from "../schemas/brand";
import { metaSchema } from "../schemas/shared-fields";
import { site } from "../site";
import { linesOf, problemsIn } from "../test-support/problems";
import { checkedClaims } from "./check-claims";
import { checked } from "./validate";

const FILE = "content/brand/company.ts";
const problemsOf = (schema: z.ZodType, value: unknown) => problemsIn(schema, FILE, value);
const problems = (schema: z.ZodType, value: unknown) => linesOf(problemsOf(schema, value)).map((line) => line.trim());
const [office] = company.offices;

describe("a mistake in the brand says where it is and what to do", () => {
  test.each([
    [{ name: undefined }, "name is missing or not text; write a string"],
    [{ origin: "https://www.company.com/" }, "origin ends with a slash; leave it out"],
    [{ origin: "company.com" }, "origin is no address; write it whole, such as https://www.company.com"],
    [{ email: "hello" }, "email is no e-mail address; write one such as hello@company.com"],
    [{ offices: [] }, "offices has no entry; write at least one office"],
    [
      { offices: [{ ...office, timeZone: "Europe/Hamburg" }] },
      "offices.0.timeZone is no IANA time zone; write one such as Europe/Berlin",
    ],
    [
      { offices: [{ ...office, countryCode: "Germany" }] },
      "offices.0.countryCode is no country code; write the two-letter ISO 3166 code in capitals, such as DE",
    ],
    [
      { offices: [office, { ...office, city: undefined }] },
      "offices.1.city does not tell the office from another one of its country; write its city",
    ],
    [
      { phones: [{ country: "Germany", display: "+49 40 1234", href: "tel:+49401235" }] },
      "phones.0.href shows another number than it dials; write the same digits in both",
    ],
    [
      { businessHours: [{ label: "Nights", days: [5], opens: 22, closes: 4 }] },
      "businessHours.0.closes is not after it opens; write a later hour, and hours past midnight in a line of their own, from 0",
    ],
    [
      {
        businessHours: [
          { label: "Monday to Friday", days: [1, 2, 3, 4, 5], opens: 9, closes: 18 },
          { label: "Friday", days: [5], opens: 10, closes: 14 },
        ],
      },
      'businessHours.1.days are on a day that "Monday to Friday" has, too, at the same hours; take the day out of one of the two lines',
    ],
    [
      { established: 2019, incorporated: 2018 },
      "incorporated is before established; correct one of the two years, or leave this one out",
    ],
    [{ foundet: 2009 }, "the file has the unknown field foundet; remove it or correct its spelling"],
  ])("%j", (change, line) => {
    expect(problems(schemas.companySchema, { ...company, ...change })).toEqual([`${FILE}: ${line}`]);
  });

  test("claims whose words cannot be drawn", () => {
    expect(
      problems(schemas.claimsSchema, { years: "ten", uptime: "always", reply: "soon", consultation: "half an hour" }),
    ).toEqual([
      `${FILE}: years is no number of years; write it as 9+`,
      `${FILE}: uptime is no share of time; write it in per cent, such as 99.9%`,
      `${FILE}: reply is no span of minutes; write it as 10-15 minutes`,
      `${FILE}: consultation is no length of a call; write it as 30-minute`,
    ]);
  });

  test("more years than there were", () => {
    const check = (years: string | undefined, established: number) => checkedClaims({ years }, { established }, 2026).years;
    expect(["7+", "7", "3+", undefined].map((years) => check(years, 2019))).toEqual(["7+", "7", "3+", undefined]);
    expect(() => check("8+", 2019)).toThrow(
      'content/brand/claims.ts: years is "8+", but established in content/brand/company.ts is 2019; write "7+" or less, leave it out, or correct that year',
    );
    expect(() => check("1+", 2026)).toThrow("is 2026; leave it out, or correct that year");
  });

  test("a milestone without a year, a mark without a path, a language without its code", () => {
    const journey = {
      period: "Since 2009",
      milestones: [
        { at: "2009", text: "Founded" },
        { at: "Present", text: "Here" },
      ],
    };
    expect(problems(schemas.storySchema, { ...story, journey })).toEqual([
      `${FILE}: journey.milestones.0.at is neither a year nor "Present"; write one of these`,
    ]);
    expect(problems(schemas.markSchema, { ...mark, filled: "" })).toEqual([`${FILE}: filled is empty; write something`]);
    const lettering = { outline: "m0 0", lang: "d" };
    expect(problems(schemas.inscriptionsSchema, { ...inscriptions, lettering })).toEqual([
      `${FILE}: lettering.lang is too short; write at least 2 letters`,
    ]);
  });

  test("two testimonials with one id", () => {
    const one = { id: "kite", name: "A", position: "B", company: "C", rating: 5, content: "D" };
    expect(problems(schemas.testimonialsSchema, [one, { ...one, id: "lens" }, one])).toEqual([
      `${FILE}: 2.id is "kite", as that of an entry before; give each an id of its own`,
    ]);
  });

  test("it stops the build", () => {
    expect(() => checked(schemas.markSchema, FILE, { ...mark, width: 0 })).toThrow(`${FILE}: width`);
  });
});

test("a day may have hours before and after noon, and begin with what is left of the last one", () => {
  const businessHours = [
    { label: "Mornings", days: [1, 2], opens: 9, closes: 12 },
    { label: "Afternoons", days: [1, 2], opens: 13.5, closes: 24 },
    { label: "Nights", days: [2, 3], opens: 0, closes: 2 },
  ];
  expect(problemsOf(schemas.companySchema, { ...company, businessHours })).toEqual([]);
});

test("everything that may be left out may be left out", () => {
  const { region: _, ...headOffice } = company.headOffice;
  const { incorporated: __, ...facts } = company;
  const bare = { ...facts, headOffice, phones: [], social: [], globalOffices: [], offices: [{ ...office, city: undefined }] };
  expect(problemsOf(schemas.companySchema, bare)).toEqual([]);
  for (const claim of Object.keys(claims))
    expect(problemsOf(schemas.claimsSchema, { ...claims, [claim]: undefined })).toEqual([]);
  expect(problemsOf(schemas.claimsSchema, {})).toEqual([]);
  expect(problemsOf(schemas.storySchema, { ...story, journey: undefined, home: { ...story.home, badge: undefined } })).toEqual(
    [],
  );
  expect(problemsOf(schemas.inscriptionsSchema, { ...inscriptions, lettering: undefined })).toEqual([]);
  expect(problemsOf(schemas.markSchema, { ...mark, outlined: undefined })).toEqual([]);
  const { form, invoiceTax, law, courts } = legalFacts;
  expect(problemsOf(schemas.legalFactsSchema, { form, invoiceTax, law, courts })).toEqual([]);
  for (const schema of [schemas.certificatesSchema, schemas.testimonialsSchema]) expect(problemsOf(schema, [])).toEqual([]);
  expect(problemsOf(schemas.clientsSchema, { companies: [] })).toEqual([]);
});

test("a title leaves the company's name out where it has no room for it", () => {
  const meta = (title: string) => checked(metaSchema, FILE, { title, description: "d".repeat(120) }).title;
  const [long, short] = ["t".repeat(56), "t".repeat(30)];
  expect(meta(`${long} | ${site.name}`)).toBe(long);
  expect(meta(`${short} | ${site.name}`)).toBe(`${short} | ${site.name}`);
  expect(() => meta("t".repeat(61))).toThrow("title is 61 characters long");
});
