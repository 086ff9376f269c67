import { clsx } from "clsx";
import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { CELL, LABEL } from "@/components/ui/field";
import type { Contact } from "@/content/single-pages/contact";
import type { Failure } from "../delivery/delivery";
import { enquiryText, mailLink } from "../delivery/enquiry-text";
import type { Enquiry } from "../enquiry";
import { useScrollIntoView } from "../use-scroll-into-view";

/** Words for the ways out of a failure. */
type FailureCopy = Omit<Contact["formHelp"], "undo" | "trap">;

/** A way on, as a cell. */
const WAY = clsx(
  CELL,
  "flex min-h-14 items-center px-4.5 py-3 text-left font-semibold fades focus-visible:z-1 focus-visible:-outline-offset-3",
);

interface EnquiryFailureProps {
  copy: Contact["form"];
  ways: FailureCopy;
  reason: Failure;
  enquiry: Enquiry;
  email: string;
  phone?: { display: string; href: string };
}

/** What happened to an enquiry that was not accepted, and five ways on. The form above it keeps everything that was typed. */
export function EnquiryFailure({ copy, ways, reason, enquiry, email, phone }: EnquiryFailureProps) {
  const panel = useScrollIntoView<HTMLDivElement>();
  const text = enquiryText(enquiry, copy.labels);
  const mail = mailLink({ to: email, subject: ways.mailSubject, text, cut: ways.mailCut });
  return (
    <div ref={panel} className={clsx(CELL, "col-span-12 scroll-mb-6")}>
      <BrokenLine />
      <div role="alert" className="px-4.5 pt-6 pb-7 md:w-2/3">
        <p className="max-w-[40ch] text-lead font-medium">{copy.failures[reason]}</p>
        <p className="mt-2 text-ink-2">{copy.fallback}</p>
      </div>
      <div className="overflow-clip">
        <div className="-ml-px grid md:grid-cols-[repeat(auto-fill,minmax(max(10rem,24%),1fr))]">
          <button
            type="submit"
            className={clsx(WAY, "bg-ink text-paper hover:bg-p-f hover:text-on-p focus-visible:outline-paper")}
          >
            {ways.retry}
          </button>
          <a href={mail} className={clsx(WAY, "hover:bg-tint")}>
            {ways.mail}
          </a>
          {phone && (
            <a href={phone.href} className={clsx(WAY, "hover:bg-tint")}>
              {ways.call} {phone.display}
            </a>
          )}
          <CopyWay text={text} ways={ways} />
        </div>
      </div>
    </div>
  );
}

/** The line from the button above, broken off: a drawing's break sign, its slopes at the latitude. */
function BrokenLine() {
  return (
    <svg viewBox="0 0 24 88" className="absolute top-0 left-[83.333%] h-22 w-6 -translate-x-1/2 max-md:hidden" aria-hidden="true">
      <path d="M12 0V34L2 39.080 22 49.230 12 54.310V88" className="fill-none stroke-p-l stroke-[2.5]" />
    </svg>
  );
}

interface CopyWayProps {
  text: string;
  ways: FailureCopy;
}

/** Copies the enquiry; where the clipboard is out of reach, shows it as selected text. */
function CopyWay({ text, ways }: CopyWayProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  const [result, setResult] = useState<"none" | "copied" | "byHand">("none");
  const copy = async () => {
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
      <button type="button" onClick={copy} className={clsx(WAY, "hover:bg-tint")}>
        <span aria-live="polite">{result === "copied" ? ways.copied : ways.copy}</span>
      </button>
      {result === "byHand" && (
        <label className={clsx(CELL, LABEL, "col-span-full p-4.5")}>
          {ways.copyByHand}
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
