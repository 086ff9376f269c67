import { z } from "zod";
import { text } from "./fields";

/** A public address; https only. */
const address = z.url({
  protocol: /^https$/,
  error: "is no https address; write it whole, such as https://cal.com/your-name/30min",
});

/** The origin of a service that the owner hosts. */
const origin = address.refine((value) => URL.canParse(value) && new URL(value).origin === value, {
  error: "has a path or a slash at its end; write the origin alone, such as https://stats.your-company.com",
});

const token = (pattern: RegExp, remedy: string) => z.string({ error: remedy }).regex(pattern, { error: remedy });

/** Analytics services without cookies and without user profiles. */
const analytics = z.discriminatedUnion(
  "service",
  [
    z.strictObject({
      service: z.literal("plausible"),
      /** The domain as Plausible knows it. */
      domain: token(/^[a-z0-9.-]+\.[a-z]{2,}$/, "is no domain; write it as Plausible shows it, such as your-company.com"),
      /** Origin of a self-hosted Plausible; https://plausible.io by default. */
      origin: origin.optional(),
    }),
    z.strictObject({
      service: z.literal("umami"),
      websiteId: token(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/, "is no website ID; copy it from Umami, Settings, Websites"),
      /** Origin of a self-hosted Umami; Umami Cloud by default. */
      origin: origin.optional(),
    }),
    z.strictObject({
      service: z.literal("goatcounter"),
      /** The code that was chosen for the counter: the first part of its address. */
      code: token(/^[a-z0-9][a-z0-9-]*$/, 'is no code; write the first part of the address alone, "you" of you.goatcounter.com'),
    }),
    z.strictObject({
      service: z.literal("cloudflare"),
      token: token(/^[0-9a-f]{32}$/, "is no token of Web Analytics; copy the 32 signs from the snippet that Cloudflare shows"),
    }),
  ],
  { error: "names no service that is known here; use one of: plausible, umami, goatcounter, cloudflare" },
);

/** Where "Schedule Consultation" leads instead of to the form. */
const booking = z.strictObject({
  /** Who runs the calendar, as texts name it: Cal.com, Calendly. */
  service: text(40),
  address,
  /** As a link that opens a new tab, or as a frame on the contact page, which is loaded after a press of a button. */
  shown: z.enum(["link", "frame"], { error: 'says how the calendar is shown; write "link" or "frame"' }),
});

const chat = z.strictObject({
  /** As links and texts name it: WhatsApp, Signal, Telegram. */
  service: text(40),
  address,
});

/** Optional features (content/settings.ts); one that is not written there is off. */
export const settingsSchema = z.strictObject({
  analytics: analytics.optional(),
  booking: booking.optional(),
  chat: chat.optional(),
  /** A page of a map for an office, by the office's city as content/brand/company.ts has it, or by its country where it names no city. */
  maps: z.record(z.string(), address).optional(),
  /** Codes by which search engines verify the owner of the site. */
  verification: z
    .strictObject({
      google: token(/^[\w-]{20,100}$/, 'is no verification code; write the "content" of Google\'s meta tag alone').optional(),
      bing: token(/^[0-9A-F]{32}$/, 'is no verification code; write the "content" of Bing\'s meta tag alone').optional(),
    })
    .optional(),
});

export type Settings = z.infer<typeof settingsSchema>;
export type Analytics = NonNullable<Settings["analytics"]>;
export type Booking = NonNullable<Settings["booking"]>;
