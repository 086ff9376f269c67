import * as flags from "country-flag-icons/string/3x2";

const markupByCode: Readonly<Record<string, string>> = flags;

interface FlagProps {
  /** ISO 3166, two capitals. */
  code: string;
  className?: string;
}

/** A flag in its own colours, in 3:2. It is decoration: the country's name must stand beside it. Throws if no country has the code. */
export function Flag({ code, className }: FlagProps) {
  const markup = markupByCode[code];
  if (!markup) throw new Error(`content/brand/company.ts: no country has the code "${code}"; write the two capitals of ISO 3166`);
  return (
    <svg
      width="27"
      height="18"
      className={className}
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: vectors of the package, none of the visitor's
      dangerouslySetInnerHTML={{ __html: markup }}
    />
  );
}
