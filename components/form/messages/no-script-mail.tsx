import type { Contact } from "@/content/single-pages/contact";
import { mailLink } from "../delivery/enquiry-text";

interface NoScriptMailProps {
  copy: Contact["noScript"];
  /** Labels of the form's fields. */
  labels: Contact["form"]["labels"];
  to: string;
  subject: string;
}

/**
 * A note for visitors without JavaScript if no endpoint is configured. The submit button can only hand the answers to a mail program, and Chromium
 * garbles "+" and non-English letters on the way. The link opens a mail that already has the questions in it.
 */
export function NoScriptMail({ copy: { text, link }, labels, to, subject }: NoScriptMailProps) {
  const questions = Object.values(labels).map((label) => `${label}:\n`);
  return (
    <noscript>
      <p className="no-script-mail">
        {`${text} `}
        <a href={mailLink({ to, subject, text: questions.join("\n"), cut: "" })} className="text-link">
          {link}
        </a>
      </p>
    </noscript>
  );
}
