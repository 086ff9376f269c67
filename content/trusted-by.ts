import { certificates as writtenCertificates } from "./brand/certificates";
import { clients as writtenClients } from "./brand/companies";
import { dateLabel } from "./phrases";
import { type Certificate, type Client, certificatesSchema, clientsSchema } from "./schemas/brand";
import { site } from "./site";
import type { Replaceable } from "./types";
import { checked } from "./validation/validate";

/** A company under "Trusted by". */
export type TrustedCompany = Client;

/** A badge beside the companies. */
export interface TrustBadge extends Replaceable {
  name: string;
  /** What the badge refers to, and nothing beyond it. */
  text: string;
  /** Name of its drawing. */
  mark: "iso" | "gdpr" | "h24" | "seal";
}

const clients = checked(clientsSchema, "content/brand/companies.ts", writtenClients);
const certificates = checked(certificatesSchema, "content/brand/certificates.ts", writtenCertificates);

export const companies: TrustedCompany[] = clients.companies;
/** The line over the companies. */
export const companiesLead = clients.lead;

/** The badge of a certificate, with its evidence if that is stated. */
function badgeOf({ name, text, mark, body, number, until, sample }: Certificate): TrustBadge {
  const evidence = [body, number && `no. ${number}`, until && `valid until ${dateLabel(until)}`].filter(Boolean).join(", ");
  return { sample, name, text: evidence ? `${text}. ${evidence}` : text, mark: mark ?? "seal" };
}

const { support } = site.claims;

/** The badges: certificates, and the support hours that the company claims. */
export const badges: TrustBadge[] = [
  ...certificates.map(badgeOf),
  ...(support
    ? [
        {
          name: `${support} support`,
          text: support === "24/7" ? "Every hour of the day, every day of the week" : "Support after launch",
          mark: "h24" as const,
        },
      ]
    : []),
];
