"use client";

import { useRef } from "react";
import { LABEL } from "@/components/ui/field";
import type { Contact, EnquiryField } from "@/content/single-pages/contact";
import type { Destination, PlainPost } from "./delivery/destination";
import { clearChoice, ENQUIRY_ID } from "./enquiry";
import { agreementText, EnquiryFields, type EnquiryService, HiddenFields } from "./fields/enquiry-fields";
import { EnquiryFailure } from "./messages/enquiry-failure";
import { ProblemSummary, SendButton, ThankYou, UndoButton } from "./messages/enquiry-messages";
import { useEnquiry } from "./use-enquiry";
import { focusField } from "./validation";

export interface EnquiryFormProps {
  copy: Contact["form"];
  /** Words that only some visitors see: after a failure, for the honeypot, to undo a choice. */
  help: Contact["formHelp"];
  /** The services in the order of the alphabet. */
  services: readonly EnquiryService[];
  budgets: readonly string[];
  /** Where enquiries go (destinationOf, on the server); undefined if no endpoint is configured. */
  destination: Destination | undefined;
  /** How the form is sent without JavaScript (plainPost, on the server). */
  plain: PlainPost;
  email: string;
  phone?: { display: string; href: string };
  /** Level of the form's heading in the page's outline. */
  level?: 2 | 3;
}

/**
 * The enquiry form. Its HTML works without JavaScript: a plain POST with the browser's own validation. With JavaScript it validates with the site's
 * messages, sends in the background, and keeps every word until the enquiry was accepted.
 */
export function EnquiryForm(props: EnquiryFormProps) {
  const { copy, help, services, budgets, destination, plain, email, phone, level = 2 } = props;
  const form = useRef<HTMLFormElement>(null);
  const heading = useRef<HTMLDivElement>(null);
  const { view, submit, edit } = useEnquiry({ form, heading, messages: copy.fields, services, destination });
  const { phase, problems } = view;
  const isSending = phase.kind === "sending";
  const goTo = (name: EnquiryField) => form.current && focusField(form.current, name);
  const undo = () => {
    if (form.current) clearChoice(form.current, "budget");
    edit();
    goTo("budget");
  };

  const Title = `h${level}` as const;

  return (
    <section aria-labelledby={ENQUIRY_ID} className="enquiry">
      <div>
        <div id={ENQUIRY_ID} ref={heading} tabIndex={-1}>
          <Title className="text-h3">{copy.heading}</Title>
        </div>
        <p aria-live="polite" className={LABEL}>
          {view.isRestored && copy.restored}
        </p>
        {!destination && <p className="not-connected">{help.notConnected}</p>}
      </div>
      <form ref={form} method="post" {...plain.form} onSubmit={submit} onInput={edit} inert={phase.kind === "sent"}>
        {problems.length > 0 && (
          <ProblemSummary
            key={view.refusals}
            text={copy.incomplete}
            problems={problems}
            labels={{ ...copy.labels, agree: agreementText(copy.agree) }}
            onChoose={goTo}
          />
        )}
        <div className="contents" inert={isSending}>
          {destination && <HiddenFields fields={destination.hidden} trap={help.trap} />}
          <EnquiryFields
            copy={copy}
            services={services}
            budgets={budgets}
            problems={problems}
            undoBudget={view.isHydrated && <UndoButton label={help.undo} onClick={undo} />}
          />
        </div>
        <SendButton label={isSending ? copy.sending : copy.submit} isSending={isSending} plain={plain.button} />
        {phase.kind === "failed" && (
          <EnquiryFailure copy={copy} help={help} reason={phase.reason} enquiry={phase.enquiry} email={email} phone={phone} />
        )}
      </form>
      <div role="status">
        {isSending && <span className="sr-only">{copy.sending}</span>}
        {phase.kind === "sent" && <ThankYou text={copy.confirmation} />}
      </div>
    </section>
  );
}
