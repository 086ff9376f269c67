import { clsx } from "clsx";
import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { CELL, LABEL } from "@/components/ui/field";
import type { Contact } from "@/content/single-pages/contact";
import type { Failure } from "../delivery/delivery";
import { enquiryText, mailLink } from "../delivery/enquiry-text";
import type { Enquiry } from "../enquiry";
import { useScrollIntoView } from "../focus";

/** Classes of an alternative: a button or link as a cell. */
const ALTERNATIVE = clsx(
  CELL,
  "flex min-h-14 items-center px-4.5 py-3 text-left font-semibold fades focus-visible:z-1 focus-visible:-outline-offset-3",
);

interface EnquiryFailureProps {
  copy: Contact["form"];
  help: Contact["formHelp"];
  reason: Failure;
  enquiry: Enquiry;
  email: string;
  phone?: { display: string; href: string };
}

/**
 * The message after an enquiry was not accepted: what happened (`form.failures` in content/single-pages/contact.ts), and four alternatives: try
 * again, mail, call, copy the text. The form above it keeps everything that was typed.
 */
export function EnquiryFailure({ copy, help, reason, enquiry, email, phone }: EnquiryFailureProps) {
  const panel = useScrollIntoView<HTMLDivElement>();
  const text = enquiryText(enquiry, copy.labels);
  const mail = mailLink({ to: email, subject: help.mailSubject, text, cut: help.mailCut });
  return (
    <div ref={panel} className={clsx(CELL, "scroll-mb-6")}>
      <BrokenLine />
      <div role="alert" className="px-4.5 pt-6 pb-7 md:w-2/3">
        <p className="max-w-[40ch] text-lead font-medium">{copy.failures[reason]}</p>
        <p className="mt-2 text-ink-2">{copy.fallback}</p>
      </div>
      <div className="overflow-clip">
        <div className="-ml-px grid md:grid-cols-[repeat(auto-fill,minmax(max(10rem,24%),1fr))]">
          <button
            type="submit"
            className={clsx(ALTERNATIVE, "bg-ink text-paper hover:bg-p-f hover:text-on-p focus-visible:outline-paper")}
          >
            {help.retry}
          </button>
          <a href={mail} className={clsx(ALTERNATIVE, "hover:bg-tint")}>
            {help.mail}
          </a>
          {phone && (
            <a href={phone.href} className={clsx(ALTERNATIVE, "hover:bg-tint")}>
              {help.call} {phone.display}
            </a>
          )}
          <CopyButton key={text} text={text} help={help} />
        </div>
      </div>
    </div>
  );
}

/** The line from the button above, broken off by the zigzag that technical drawings use. */
function BrokenLine() {
  return (
    <svg viewBox="0 0 24 88" className="absolute top-0 left-[83.333%] h-22 w-6 [translate:-50%] max-md:hidden" aria-hidden="true">
      <path d="M12 0V34L2 39.080 22 49.230 12 54.310V88" className="fill-none stroke-p-l stroke-[2.5]" />
    </svg>
  );
}

/** Copies the enquiry to the clipboard. If that is not allowed, shows it as selected text to copy by hand. */
function CopyButton({ text, help }: { text: string; help: Contact["formHelp"] }) {
  const area = useRef<HTMLTextAreaElement>(null);
  const [result, setResult] = useState<"none" | "copied" | "byHand">("none");
  const copyText = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setResult("copied");
    } catch {
      flushSync(() => setResult("byHand"));
      area.current?.focus();
      area.current?.select();
    }
  };
  return (
    <>
      <button type="button" onClick={copyText} className={clsx(ALTERNATIVE, "hover:bg-tint")}>
        <span aria-live="polite">{result === "copied" ? help.copied : help.copy}</span>
      </button>
      {result === "byHand" && (
        <label className={clsx(CELL, LABEL, "col-span-full p-4.5")}>
          {help.copyByHand}
          <textarea
            ref={area}
            readOnly
            rows={6}
            value={text}
            className="mt-2 block w-full border border-line-2 bg-paper p-3 font-sans text-small"
          />
        </label>
      )}
    </>
  );
}
