import { type Claims, type Company, claimsSchema } from "@/content/schemas/brand";
import { ContentError, checked } from "./validate";

const FILE = "content/brand/claims.ts";

/**
 * The claims as they were written, checked. Throws ContentError, which stops the build, naming the field and its remedy. `years`, with or without a plus,
 * may be no more than have passed since the company was `established`; less stays true, so that no new year breaks a build.
 */
export function checkedClaims(
  claims: unknown,
  { established }: Pick<Company, "established">,
  year = new Date().getUTCFullYear(),
): Claims {
  const written = checked(claimsSchema, FILE, claims);
  const most = year - established;
  if (Number.parseInt(written.years ?? "0", 10) <= most) return written;
  const remedy = most > 0 ? `write "${most}+" or less, leave it out` : "leave it out";
  const message = `is "${written.years}", but established in content/brand/company.ts is ${established}; ${remedy}, or correct that year`;
  throw new ContentError([{ file: FILE, field: "years", message }]);
}
