import type { ReactNode } from "react";
import { ArtUse } from "@/components/art/drawing";
import { TextField } from "@/components/ui/field";
import { Link } from "@/components/ui/links/link";
import { isRoute } from "@/components/ui/links/route";
import type { Contact, EnquiryField, TextPart } from "@/content/single-pages/contact";
import type { IconName, Tone } from "@/content/types";
import type { HiddenField } from "../delivery/destination";
import type { ServiceOption } from "../enquiry";
import { HONEYPOT_FIELD } from "../enquiry";
import type { Problem } from "../validation";
import { CheckField, ChoiceField } from "./choice-field";

/** A choice of the field "Service Required", with the drawing of its page. */
export interface EnquiryService extends ServiceOption {
  icon: IconName;
  tone: Tone;
}

/** Id of a field's input, or of the first one in a group. The summary of problems links to it. */
export const fieldId = (name: EnquiryField): string => `enquiry-${name}`;

interface EnquiryFieldsProps {
  copy: Contact["form"];
  services: readonly EnquiryService[];
  budgets: readonly string[];
  problems: readonly Problem[];
  /** Button that undoes the choice of a budget. Rendered after hydration only: without JavaScript it could not work. */
  undoBudget: ReactNode;
}

/** The fields of the enquiry, in their order. */
export function EnquiryFields({ copy, services, budgets, problems, undoBudget }: EnquiryFieldsProps) {
  const field = (name: Exclude<EnquiryField, "agree">) => ({
    id: fieldId(name),
    name,
    label: copy.labels[name],
    hint: copy.fields[name].hint,
    problem: problems.find((problem) => problem.name === name),
  });
  const { optional } = copy;
  const half = "half-cell";
  const choices = services.map(({ label, icon, tone }) => ({
    value: label,
    tone,
    art: <ArtUse sprite="glyphs" name={icon} />,
  }));
  return (
    <>
      <TextField {...field("name")} autoComplete="name" required className={half} />
      <TextField {...field("email")} type="email" autoComplete="email" required className={half} />
      <TextField {...field("phone")} type="tel" autoComplete="tel" optional={optional} className={half} />
      <TextField {...field("company")} autoComplete="organization" optional={optional} className={half} />
      <ChoiceField {...field("service")} choices={choices} required />
      <ChoiceField
        {...field("budget")}
        choices={budgets.map((value) => ({ value }))}
        optional={optional}
        undo={undoBudget}
        className="thirds"
      />
      <TextField {...field("message")} rows={6} required />
      <CheckField
        id={fieldId("agree")}
        name="agree"
        value="true"
        required
        hint={copy.fields.agree.hint}
        problem={problems.find((problem) => problem.name === "agree")}
      >
        <Agreement parts={copy.agree} />
      </CheckField>
    </>
  );
}

/** The agreement as plain text. */
export const agreementText = (parts: readonly TextPart[]): string =>
  parts.map((part) => (typeof part === "string" ? part : part.label)).join("");

function Agreement({ parts }: { parts: readonly TextPart[] }) {
  return parts.map((part) => {
    if (typeof part === "string") return part;
    return isRoute(part.href) ? (
      <Link key={part.href} href={part.href} className="text-link">
        {part.label}
      </Link>
    ) : (
      part.label
    );
  });
}

/** Hidden fields for the receiver, and the honeypot: `trap` is its label, for those who see it without styles. */
export function HiddenFields({ fields, trap }: { fields: readonly HiddenField[]; trap: string }) {
  return (
    <>
      {fields.map(({ name, value }) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <label aria-hidden="true" className="sr-only">
        {trap}
        <input name={HONEYPOT_FIELD} tabIndex={-1} autoComplete="off" />
      </label>
    </>
  );
}
