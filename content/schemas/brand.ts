import { z } from "zod";
import { noIdTwice } from "./checks";
import { COUNTED, FACE_NAMES, isoDate, list, oneOfIfAny, text, tone, yearOrPresent } from "./fields";
import { photoSchema } from "./photo";

/** What belongs to one company and no other: the shape of the files in content/brand. Everything optional may be left out. */

const name = text(60);
const address = z.url({ error: "is no address; write it whole, such as https://www.company.com" });
const email = z.email({ error: "is no e-mail address; write one such as hello@company.com" });

const isZone = (zone: string): boolean => {
  try {
    return Intl.DateTimeFormat("en", { timeZone: zone }).resolvedOptions().timeZone !== "";
  } catch {
    return false;
  }
};
const zone = z
  .string({ error: "is missing; write an IANA time zone such as Europe/Berlin" })
  .refine(isZone, { error: "is no IANA time zone; write one such as Europe/Berlin" });

const phone = z
  .strictObject({
    country: name,
    display: z.string({ error: "is missing; write the number as people read it" }),
    href: z
      .string()
      .regex(/^tel:\+\d+$/, { error: "is no number to dial; write tel: and the digits with the country, such as tel:+49401234" }),
  })
  .refine(({ display, href }) => href === `tel:${display.replace(/[^+\d]/g, "")}`, {
    error: "shows another number than it dials; write the same digits in both",
    path: ["href"],
  });

const hour = z.number().min(0).max(24);
const businessHours = z
  .strictObject({
    label: name,
    /** As in Date.getDay: 0 is Sunday. */
    days: list(z.int().min(0).max(6), 1, 7),
    opens: hour,
    closes: hour,
  })
  .refine(({ opens, closes }) => opens < closes, {
    error: "is not after it opens; write a later hour, and hours past midnight in a line of their own, from 0",
    path: ["closes"],
  });

type Hours = z.infer<typeof businessHours>;
const areAtOnce = (one: Hours, other: Hours): boolean =>
  one.days.some((day) => other.days.includes(day)) && one.opens < other.closes && other.opens < one.closes;

/** A day may have several lines, such as before and after noon, but no hour is in two of them. */
function noHourTwice(lines: readonly Hours[], context: z.RefinementCtx): void {
  for (const [index, line] of lines.entries()) {
    const earlier = lines.slice(0, index).find((other) => areAtOnce(line, other));
    if (!earlier) continue;
    const message = `are on a day that "${earlier.label}" has, too, at the same hours; take the day out of one of the two lines`;
    context.addIssue({ code: "custom", path: [index, "days"], message });
  }
}

const office = z.strictObject({
  country: name,
  /** May be left out, unless the country has another office. */
  city: name.optional(),
  timeZone: zone,
  /** The two-letter ISO 3166 code in capitals. */
  countryCode: z
    .string()
    .regex(/^[A-Z]{2}$/, { error: "is no country code; write the two-letter ISO 3166 code in capitals, such as DE" }),
  photo: photoSchema.optional(),
});

/** Two offices of one country are told apart by their cities. */
function sameNames(offices: readonly { country: string; city?: string }[], context: z.RefinementCtx): void {
  for (const [index, { country, city }] of offices.entries()) {
    const others = offices.filter((other, at) => at !== index && other.country === country);
    if (others.length > 0 && (!city || others.some((other) => other.city === city)))
      context.addIssue({
        code: "custom",
        path: [index, "city"],
        message: "does not tell the office from another one of its country; write its city",
      });
  }
}

const place = z.strictObject({ city: name, region: name.optional(), country: name });

/** At least one, so that the first is certain. */
const some = <Item extends z.ZodType<unknown, unknown>>(item: Item, what: string) =>
  z
    .array(z.unknown(), { error: "is missing or not a list; write an array" })
    .min(1, { error: `has no entry; write at least one ${what}` })
    .pipe(z.tuple([item], item));

const companyFacts = z.strictObject({
  name: text(24),
  legalName: name,
  tagline: text(80),
  blurb: text(140),
  origin: address.refine((value) => !value.endsWith("/"), { error: "ends with a slash; leave it out" }),
  email,
  securityContactUntil: isoDate,
  headOffice: place,
  sundial: z.strictObject({
    place: name,
    latitude: z.number().min(-66).max(66),
    longitude: z.number().min(-180).max(180),
    zone,
  }),
  globalOffices: z.array(name),
  established: z.int().min(1800).max(2100),
  incorporated: z.int().min(1800).max(2100).optional(),
  phones: z.array(phone),
  social: z.array(z.strictObject({ network: text(30), href: address })),
  offices: some(office, "office").superRefine(sameNames),
  businessHours: some(businessHours, "line of hours").superRefine(noHourTwice),
});

export const companySchema = companyFacts.refine(
  ({ established, incorporated }) => !incorporated || incorporated >= established,
  {
    error: "is before established; correct one of the two years, or leave this one out",
    path: ["incorporated"],
  },
);

const claim = text(20).optional();

export const claimsSchema = z.strictObject({
  projects: claim,
  clients: claim,
  years: z
    .string()
    .regex(/^\d+\+?$/, { error: "is no number of years; write it as 9+" })
    .optional(),
  successRate: claim,
  people: claim,
  uptime: z
    .string()
    .regex(/^\d+(\.\d+)?%$/, { error: "is no share of time; write it in per cent, such as 99.9%" })
    .optional(),
  support: claim,
  reply: z
    .string()
    .regex(/^\d+-\d+ minutes$/, { error: "is no span of minutes; write it as 10-15 minutes" })
    .optional(),
  consultation: z
    .string()
    .regex(/^\d+-minute$/, { error: "is no length of a call; write it as 30-minute" })
    .optional(),
});

/** Whose story words tell: `npm run doctor` lists them, and a deploy refuses them, where the company or the sundial's place is another one. */
const writtenFor = z.strictObject({ name, place: name }).optional();

/** `at`: a year, or "Present" for the end of the scale. */
const milestone = z.strictObject({ at: yearOrPresent, text: text(80) });

export const storySchema = z.strictObject({
  home: z.strictObject({
    title: text(60, 30),
    description: text(160, 110),
    headlineLines: list(text(40), 1, 3),
    /** Over the headline's lead; leads to the room of its service. */
    badge: text(40).optional(),
    lead: text(260),
  }),
  about: z.strictObject({ heading: text(60), paragraphs: list(text(400), 1, 4), writtenFor }),
  journey: z.strictObject({ period: text(40), milestones: list(milestone, 2, 3) }).optional(),
});

export const inscriptionsSchema = z.strictObject({
  writtenFor,
  /** Along the slope of the sundial of the home page: on wide settings, and on phones. */
  slope: text(70),
  slopeShort: text(12),
  /** Of the sundial on the home page, for those who cannot see it: continues "A staircase rises ... to a pavilion with a lamp". */
  stair: text(90),
  /** Under the sundial on the home page. */
  worksCaption: text(200),
  /** Under the elevation of the sundial in About. */
  elevationCaption: text(200),
  /** Of the same, for those who cannot see it. */
  elevation: text(200),
  /** How high the sundial is; drawn beside it, if known. */
  height: text(12).optional(),
  /** Lettering on the ground beside the elevation: an outline 100 units wide that stands on y = 0, and its language. */
  lettering: z
    .strictObject({
      outline: z.string().startsWith("m", { error: "is no path; write the data of an SVG path" }),
      lang: z.string().min(2),
    })
    .optional(),
});

export const markSchema = z.strictObject({
  /** Width and height of its frame, in its own units; about as wide as high. */
  width: z.number().positive(),
  height: z.number().positive(),
  /** Path data of the part that is filled with ink, and of the part that is a coloured line. */
  filled: z.string().min(1),
  outlined: z.string().min(1).optional(),
});

const person = z.strictObject({
  name: name.optional(),
  email: email.optional(),
  phone: z.string().optional(),
  address: text(200).optional(),
});

export const legalFactsSchema = z.strictObject({
  /** What the company is, as it follows "a". */
  form: text(60),
  registeredOffice: text(200).optional(),
  /** Register and number, such as "Amtsgericht Hamburg, HRB 123456". */
  companyNumber: text(80).optional(),
  taxNumber: text(60).optional(),
  /** Which tax is charged on an invoice, at home and abroad. */
  invoiceTax: text(300),
  grievanceOfficer: person.optional(),
  dataProtection: person.optional(),
  /** Whose law applies, as it follows "the law of", and which courts decide, as it follows "the courts at". */
  law: text(80),
  courts: text(80),
});

const sample = { sample: z.boolean().optional() };

export const certificateSchema = z.strictObject({
  ...sample,
  name: text(40),
  /** What it refers to: its scope, and nothing beyond it. */
  text: text(120),
  /** Which of the drawn signs it has; a seal without. */
  mark: z.enum(["iso", "gdpr"]).optional(),
  /** Who certified it, under which number, until when. */
  body: text(60).optional(),
  number: text(40).optional(),
  until: isoDate.optional(),
});

const bar = z.strictObject({ label: text(40), value: z.number().nonnegative() });

/** A measured claim within a testimonial, drawn as two bars. */
const measure = z.strictObject({
  /** Its wording without its number, such as "Response time reduced". */
  claim: text(40),
  /** Change relative to `before`, in per cent: "up 95" takes 100 to 195, "reduced 80" takes 100 to 20. */
  percent: z.number().positive(),
  /** In the unit that the labels name; both bars share one scale from zero. */
  before: bar,
  after: bar,
  /** Draws before and after as what they count: hours on a dial of twelve, pieces of work, or one piece for five. Bars, if left out. */
  counts: oneOfIfAny(COUNTED, "unit"),
});

const MOST = { hours: 12, pieces: 80, fives: 400 } as const;
/** Whether before and after have room in their drawing, to the piece. */
function isCountable({ counts, before, after }: z.infer<typeof measure>): boolean {
  if (!counts) return true;
  const piece = counts === "fives" ? 5 : 1;
  return [before, after].every(({ value }) => value > 0 && value <= MOST[counts] && (counts === "hours" || value % piece === 0));
}

export const testimonialSchema = z.strictObject({
  ...sample,
  id: z.string().regex(/^[a-z0-9-]+$/, { error: "is no id; write small letters, digits and hyphens" }),
  name,
  position: name,
  /** Company and city. */
  company: name,
  rating: z.int().min(1).max(5),
  content: text(400),
  measure: measure
    .refine(isCountable, { error: "does not fit its drawing: at most 12 hours, 80 pieces, or 400 in whole fives" })
    .optional(),
  /** In place of the initials: a photograph, else a drawn portrait by its name. */
  portrait: photoSchema.optional(),
  face: oneOfIfAny(FACE_NAMES, "portrait"),
});

export const clientSchema = z.strictObject({
  ...sample,
  name,
  industry: name,
  tone: tone.optional(),
  /** Which of the drawn marks it has, if any. */
  mark: z.enum(["lens", "halves", "kite", "keep", "plumb", "strata"]).optional(),
  /** The company's own logo, in place of a drawn mark. */
  logo: photoSchema.optional(),
});

export const certificatesSchema = z.array(certificateSchema);
export const testimonialsSchema = z.array(testimonialSchema).superRefine(noIdTwice);
export const clientsSchema = z.strictObject({ lead: text(140).optional(), companies: z.array(clientSchema) });

export type Company = z.infer<typeof companySchema>;
export type Claims = z.infer<typeof claimsSchema>;
export type Story = z.infer<typeof storySchema>;
export type Inscriptions = z.infer<typeof inscriptionsSchema>;
export type Mark = z.infer<typeof markSchema>;
export type LegalFacts = z.infer<typeof legalFactsSchema>;
export type Certificate = z.infer<typeof certificateSchema>;
export type Testimonial = z.infer<typeof testimonialSchema>;
export type Client = z.infer<typeof clientSchema>;
export type Clients = z.infer<typeof clientsSchema>;
