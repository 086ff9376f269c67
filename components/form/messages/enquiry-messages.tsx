import { clsx } from "clsx";
import { useEffect } from "react";
import { CELL, LABEL, RevisionMark } from "@/components/ui/field";
import { Icon } from "@/components/ui/icon";
import type { EnquiryField } from "@/content/single-pages/contact";
import { TIMEOUT } from "../delivery/delivery";
import type { PlainPost } from "../delivery/destination";
import { fieldId } from "../fields/enquiry-fields";
import { focusIsLost, useScrollIntoView } from "../focus";
import { CONFIRMATION } from "../use-enquiry";
import type { Problem } from "../validation";

interface ProblemSummaryProps {
  text: string;
  problems: readonly Problem[];
  labels: Record<EnquiryField, string>;
  onChoose: (name: EnquiryField) => void;
}

/** Summary of the fields that have to be corrected, announced at once. The same numbers stand at the fields. */
export function ProblemSummary({ text, problems, labels, onChoose }: ProblemSummaryProps) {
  return (
    <div role="alert" className={clsx(CELL, "px-4.5 py-4 md:flex md:gap-x-gut")}>
      <p className="max-w-[26ch] flex-none font-medium">{text}</p>
      <ul className="mt-3 flex flex-wrap gap-x-6 gap-y-2 md:mt-0">
        {problems.map(({ name, number }) => (
          <li key={name}>
            <a
              href={`#${fieldId(name)}`}
              className="flex min-h-6 items-center gap-2 text-link"
              onClick={(event) => {
                event.preventDefault();
                onChoose(name);
              }}
            >
              <RevisionMark number={number} />
              {labels[name]}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface SendButtonProps {
  label: string;
  isSending: boolean;
  /** Where it sends without JavaScript, if not where the form does. */
  plain: PlainPost["button"];
}

/**
 * The submit button, the last cell of the form. While the enquiry is being sent, the line at its lower edge grows and reaches the end when the
 * attempt times out. It is not disabled, because a disabled button would lose the focus.
 */
export function SendButton({ label, isSending, plain }: SendButtonProps) {
  return (
    <div className={clsx(CELL, "send-cell")}>
      <button type="submit" {...plain} aria-busy={isSending} aria-disabled={isSending} className="send fades">
        {label}
        {isSending ? (
          <span
            className="absolute inset-x-0 bottom-0 h-1 origin-left bg-on-p [transition:scale_linear] starting:[scale:0_1] motion-reduce:hidden"
            style={{ transitionDuration: `${TIMEOUT}ms` }}
          />
        ) : (
          <Icon name="arrow-right" />
        )}
      </button>
    </div>
  );
}

/** The confirmation, in place of the form. Its first sentence is set large. The line grows for as long as the confirmation is shown. */
export function ThankYou({ text }: { text: string }) {
  const panel = useScrollIntoView<HTMLDivElement>();
  useEffect(() => {
    // The focus was in the form, which is inert now. A group without a name is not read out a second time.
    if (focusIsLost(panel.current)) panel.current?.focus({ preventScroll: true });
  }, [panel]);
  // The large part ends with the first "!"; a text without one stays small.
  const end = text.indexOf("!") + 1;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields, and it has none
    <div ref={panel} role="group" tabIndex={-1} className="signal absolute inset-0 z-2 outline-none">
      <div className="sticky top-0 flex h-[min(100%,100svh)] flex-col justify-center gap-6 px-4.5 md:px-8">
        <p>
          <span className="-ml-[0.03em] block text-d0 font-semibold">{text.slice(0, end)}</span>
          <span className="mt-6 block max-w-[32ch] text-d3 font-medium">{text.slice(end)}</span>
        </p>
        <span
          className="h-[2.5px] origin-left bg-ink [transition:scale_linear] starting:[scale:0_1]"
          style={{ transitionDuration: `${CONFIRMATION}ms` }}
        />
      </div>
    </div>
  );
}

/** Undoes a choice, because a radio button can't be unchecked by hand. Shown in place of "Optional". */
export function UndoButton({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <button
      type="button"
      onClick={onClick}
      className={clsx(LABEL, "hidden min-h-6 underline underline-offset-[0.22em] group-has-checked/choice:block")}
    >
      {label}
    </button>
  );
}
