import {
  type Dispatch,
  type FormEvent,
  type RefObject,
  type SetStateAction,
  useCallback,
  useEffect,
  useRef,
  useState,
} from "react";
import { flushSync } from "react-dom";
import type { Contact } from "@/content/single-pages/contact";
import type { Failure, Outcome } from "./delivery/delivery";
import type { Destination } from "./delivery/destination";
import { outcomeUnderWay, sendEnquiry } from "./delivery/send-enquiry";
import { readDraft, saveDraft } from "./draft";
import { type Enquiry, fillEmpty, isSame, readEnquiry, requestedService, type ServiceOption } from "./enquiry";
import { focusIsLost } from "./focus";
import { findProblems, focusField, type Problem, remainingProblems } from "./validation";

/** Milliseconds for which the confirmation takes the form's place. */
export const CONFIRMATION = 3000;

type Messages = Contact["form"]["fields"];

/** What the form is doing. After a failure, `enquiry` is what the form holds. */
type Phase = { kind: "editing" | "sending" | "sent" } | { kind: "failed"; reason: Failure; enquiry: Enquiry };

/** What the form shows besides the values, which stay in the DOM. */
interface EnquiryView {
  phase: Phase;
  problems: readonly Problem[];
  /** Number of attempts with problems, so that each is announced anew. */
  refusals: number;
  /** Whether a draft was found in this tab. */
  isRestored: boolean;
  /** False in the server's HTML and until hydration. */
  isHydrated: boolean;
}

const FIRST_VIEW: EnquiryView = { phase: { kind: "editing" }, problems: [], refusals: 0, isRestored: false, isHydrated: false };

interface EnquiryOptions {
  form: RefObject<HTMLFormElement | null>;
  /** Gets the focus when the confirmation disappears. Outside the form. */
  heading: RefObject<HTMLElement | null>;
  messages: Messages;
  services: readonly ServiceOption[];
  /** Undefined if no endpoint is configured. */
  destination: Destination | undefined;
}

/**
 * The life of an enquiry: draft, validation, delivery, confirmation. The inputs are uncontrolled: a visitor may type before hydration, and nothing
 * of that may be lost.
 */
export function useEnquiry({ form, heading, messages, services, destination }: EnquiryOptions) {
  const [view, setView] = useState(FIRST_VIEW);
  const started = useRef(0);
  const { isSending, follow } = useAttempt(setView);

  useEffect(() => {
    if (!form.current) return;
    // Not in the markup: without JavaScript the browser's own validation has to work.
    form.current.noValidate = true;
    started.current = Date.now();
    const isRestored = restoreDraft(form.current, services);
    setView((before) => ({ ...before, isRestored, isHydrated: true }));
    const outcome = outcomeUnderWay(form.current);
    if (outcome) void follow(form.current, outcome);
  }, [form, services, follow]);

  useConfirmationEnd(view.phase.kind === "sent", { form, heading, setView });

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending.current) return;
    const element = event.currentTarget;
    const problems = findProblems(element, messages);
    const [first] = problems;
    if (first) {
      // Rendered at once, so that the message belongs to the field before the field gets the focus.
      flushSync(() => setView((before) => ({ ...before, phase: { kind: "editing" }, problems, refusals: before.refusals + 1 })));
      focusField(element, first.name);
      return;
    }
    // The fields are about to become inert. Without this, pressing Enter in one of them would lose the focus.
    element.querySelector<HTMLElement>("button[type=submit]")?.focus();
    void follow(element, sendEnquiry(element, destination, started.current));
  };

  /** Handles every change within the form. */
  const edit = () => {
    if (!form.current) return;
    const element = form.current;
    saveDraft(readEnquiry(element));
    setView((before) => afterEdit(before, element, messages));
  };

  return { view, submit, edit };
}

type SetView = Dispatch<SetStateAction<EnquiryView>>;

/** Follows an attempt to send: shows that it is under way, then how it ended. An accepted enquiry empties the form. */
function useAttempt(setView: SetView) {
  const isSending = useRef(false);
  const follow = useCallback(
    async (form: HTMLFormElement, outcome: Promise<Outcome>) => {
      isSending.current = true;
      setView((before) => ({ ...before, phase: { kind: "sending" }, problems: [], isRestored: false }));
      const result = await outcome;
      isSending.current = false;
      if (result === "sent") form.reset();
      const phase: Phase = result === "sent" ? { kind: "sent" } : { kind: "failed", reason: result, enquiry: readEnquiry(form) };
      setView((before) => ({ ...before, phase }));
    },
    [setView],
  );
  return { isSending, follow };
}

type ConfirmationEnd = Pick<EnquiryOptions, "form" | "heading"> & { setView: SetView };

/** Ends the confirmation after CONFIRMATION milliseconds, or when the visitor leaves the page. */
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

/** Fills empty fields with the draft, then with the service that the address asks for. Returns whether there was a draft. */
function restoreDraft(form: HTMLFormElement, services: readonly ServiceOption[]): boolean {
  const draft = readDraft();
  if (draft) fillEmpty(form, draft.values);
  const present = readEnquiry(form);
  // What was typed before hydration is not in the draft yet.
  if (!draft || !isSame(draft.values, present)) saveDraft(present);
  fillEmpty(form, { service: requestedService(location.search, services) });
  return draft !== undefined;
}

/** The view after a change: corrected fields lose their messages, and the alternatives after a failure get the new text. */
function afterEdit(before: EnquiryView, form: HTMLFormElement, messages: Messages): EnquiryView {
  const { phase, problems } = before;
  if (phase.kind === "failed") return { ...before, phase: { ...phase, enquiry: readEnquiry(form) } };
  return problems.length > 0 ? { ...before, problems: remainingProblems(form, messages, problems) } : before;
}

/** Moves the focus to the form's heading, unless the visitor has moved on in the meantime. */
function returnFocus(form: HTMLFormElement | null, heading: HTMLElement | null): void {
  const box = form?.getBoundingClientRect();
  if (focusIsLost(form) && box && box.bottom >= 0 && box.top <= innerHeight) heading?.focus();
}
