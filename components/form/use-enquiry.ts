import { type Dispatch, type FormEvent, type RefObject, type SetStateAction, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { Contact } from "@/content/single-pages/contact";
import type { Destination } from "./delivery/destination";
import { fetchSending, type Phase, send } from "./delivery/send-enquiry";
import { readDraft, saveDraft } from "./draft";
import { fillEmpty, isSame, readEnquiry, requestedService, type ServiceOption } from "./enquiry";
import { findProblems, focusField, type Problem, remainingProblems } from "./validation";

/** Milliseconds for which the confirmation takes the form's place. */
const CONFIRMATION = 3000;

type Messages = Contact["form"]["fields"];

/** What the form shows beyond the values, which the document holds. */
interface EnquiryView {
  phase: Phase;
  problems: readonly Problem[];
  /** Counts refused attempts, so that each is announced anew. */
  refusals: number;
  /** Whether a draft of this tab was found. */
  isRestored: boolean;
  /** False in the server's HTML and until the script is there. */
  isHydrated: boolean;
}

const FIRST_VIEW: EnquiryView = { phase: { kind: "editing" }, problems: [], refusals: 0, isRestored: false, isHydrated: false };

interface EnquiryOptions {
  form: RefObject<HTMLFormElement | null>;
  /** Gets the focus when the confirmation has gone; stands outside the form. */
  heading: RefObject<HTMLElement | null>;
  messages: Messages;
  services: readonly ServiceOption[];
  /** Undefined where no endpoint is configured. */
  destination: Destination | undefined;
}

/**
 * The life of an enquiry: draft, validation, delivery, confirmation. The document holds the values, not React: a visitor may have
 * typed before the script was there, and nothing of that may be lost.
 */
export function useEnquiry({ form, heading, messages, services, destination }: EnquiryOptions) {
  const [view, setView] = useState(FIRST_VIEW);
  const isSending = useRef(false);
  const started = useRef(0);

  useEffect(() => {
    if (!form.current) return;
    // Set here and not in the markup: without the script, the browser's own validation has to work.
    form.current.noValidate = true;
    started.current = Date.now();
    const isRestored = restoreDraft(form.current, services);
    setView((before) => ({ ...before, isRestored, isHydrated: true }));
  }, [form, services]);

  useConfirmationEnd(view.phase.kind === "sent", { form, heading, setView });

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending.current) return;
    const sheet = event.currentTarget;
    const problems = findProblems(sheet, messages);
    const [first] = problems;
    if (first) {
      // At once, so that the field is described by its message when the focus gets there.
      flushSync(() => setView((before) => ({ ...before, phase: { kind: "editing" }, problems, refusals: before.refusals + 1 })));
      focusField(sheet, first.name);
      return;
    }
    isSending.current = true;
    // The fields are about to become inert: Enter in one of them must not lose the focus.
    sheet.querySelector<HTMLElement>("button[type=submit]")?.focus();
    setView((before) => ({ ...before, phase: { kind: "sending" }, problems }));
    const phase = await send(sheet, destination, started.current);
    isSending.current = false;
    setView((before) => ({ ...before, phase, isRestored: before.isRestored && phase.kind !== "sent" }));
  };

  /** For every change within the form. */
  const edit = () => {
    if (!form.current) return;
    const sheet = form.current;
    void fetchSending();
    saveDraft(readEnquiry(sheet));
    setView((before) => afterEdit(before, sheet, messages));
  };

  return { view, submit, edit };
}

type ConfirmationEnd = Pick<EnquiryOptions, "form" | "heading"> & { setView: Dispatch<SetStateAction<EnquiryView>> };

/** Ends the confirmation after its time. Leaving the page ends it too. */
function useConfirmationEnd(isSent: boolean, { form, heading, setView }: ConfirmationEnd): void {
  useEffect(() => {
    if (!isSent) return;
    const timer = setTimeout(() => {
      setView((before) => ({ ...before, phase: { kind: "editing" } }));
      returnFocus(form.current, heading.current);
    }, CONFIRMATION);
    return () => clearTimeout(timer);
  }, [isSent, form, heading, setView]);
}

/** Puts the draft, and then the service that the address asks for, into fields still empty. Says whether there was a draft. */
function restoreDraft(form: HTMLFormElement, services: readonly ServiceOption[]): boolean {
  const draft = readDraft();
  if (draft) fillEmpty(form, draft.values);
  const present = readEnquiry(form);
  // Typed before the script was there: the draft does not have it yet.
  if (!draft || !isSame(draft.values, present)) saveDraft(present);
  fillEmpty(form, { service: requestedService(location.search, services) });
  return draft !== undefined;
}

/** Drops the messages of fields that are right by now and keeps the ways out of a failure in step; else the view stays as it is. */
function afterEdit(before: EnquiryView, form: HTMLFormElement, messages: Messages): EnquiryView {
  const { phase, problems } = before;
  if (phase.kind === "failed") return { ...before, phase: { ...phase, enquiry: readEnquiry(form) } };
  return problems.length > 0 ? { ...before, problems: remainingProblems(form, messages, problems) } : before;
}

/** Gives the focus back to the form, unless the visitor has gone elsewhere meanwhile. */
function returnFocus(form: HTMLFormElement | null, heading: HTMLElement | null): void {
  const { activeElement, body } = document;
  const isLost = !activeElement || activeElement === body || form?.closest("section")?.contains(activeElement);
  const box = form?.getBoundingClientRect();
  if (isLost && box && box.bottom >= 0 && box.top <= innerHeight) heading?.focus();
}
