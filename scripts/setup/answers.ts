import { z } from "zod";
import { FactError, type FactName } from "./facts";

const NETWORKS: Readonly<Record<string, string>> = {
  "facebook.com": "Facebook",
  "x.com": "X",
  "linkedin.com": "LinkedIn",
  "instagram.com": "Instagram",
  "github.com": "GitHub",
};

const splitList = (answer: string) =>
  answer
    .split(",")
    .map((item) => item.trim())
    .filter(Boolean);

export function phonesOf(answer: string) {
  return splitList(answer).map((item) => {
    const at = item.indexOf("+");
    const [country, display] = [item.slice(0, at).trim(), item.slice(at).trim()];
    const digits = display.replace(/\D/g, "");
    if (at < 1 || digits.length < 7) {
      const remedy = at === 0 ? "write the country before it" : "write a country and a number that begins with +";
      throw new FactError("phones", `has "${item}"; ${remedy}, such as India +91 20 4123 4567`);
    }
    return { country, display, href: `tel:+${digits}` };
  });
}

export function socialOf(answer: string) {
  return splitList(answer).map((href) => {
    const host = URL.canParse(href) ? new URL(href).hostname.replace(/^www\./, "") : "";
    const network = NETWORKS[host];
    if (!network) throw new FactError("social", `has "${href}"; write whole addresses on ${Object.keys(NETWORKS).join(", ")}`);
    return { network, href };
  });
}

export function yearOf(fact: FactName, answer: string): number {
  const year = z.coerce.number().int().min(1600).max(new Date().getFullYear()).safeParse(answer);
  if (!year.success) throw new FactError(fact, `is "${answer}"; write a year such as 2014`);
  return year.data;
}

export function originOf(answer: string): string {
  const address = answer.includes("://") ? answer : `https://${answer}`;
  const isName = URL.canParse(address) && /^[a-z0-9-]+(\.[a-z0-9-]+)+$/i.test(new URL(address).hostname);
  if (!isName) throw new FactError("domain", `is "${answer}"; write it like www.your-company.com`);
  return `https://${new URL(address).host}`;
}

export function angleOf(fact: FactName, answer: string, most: number): number {
  const angle = z.coerce.number().min(-most).max(most).safeParse(answer.replace(",", "."));
  if (!angle.success) throw new FactError(fact, `is "${answer}"; write degrees as a number from -${most} to ${most}`);
  return angle.data;
}

export function codeOf(answer: string): string {
  if (!/^[a-z]{2}$/i.test(answer)) throw new FactError("countryCode", `is "${answer}"; write two letters such as DE`);
  return answer.toUpperCase();
}

/** An answer that the field's own schema allows; if not, the schema says why. */
export function allowed(fact: FactName, schema: z.ZodType<string>, answer: string): string {
  const { error } = schema.safeParse(answer);
  if (error) throw new FactError(fact, `"${answer}" ${error.issues[0]?.message}`);
  return answer;
}
