import type { Contact } from "@/content/single-pages/contact";
import { mailLink } from "../delivery/enquiry-text";

interface NoScriptMailProps {
  copy: Contact["noScript"];
  /** The form's questions. */
  labels: Contact["form"]["labels"];
  to: string;
  subject: string;
}

/**
 * What a visitor without script should know where no endpoint is configured: the button can only hand the answers to a mail program, and
 * Chromium turns "+" and letters beyond English into others on the way. The link's mail begins with the questions instead.
 */
export function NoScriptMail({ copy: { text, link }, labels, to, subject }: NoScriptMailProps) {
  const questions = Object.values(labels).map((label) => `${label}:\n`);
  return (
    <noscript>
      <p className="mb-4 border-[1.5px] border-ink bg-sheet px-4.5 py-4">
        {`${text} `}
        <a
          href={mailLink({ to, subject, text: questions.join("\n"), cut: "" })}
          className="underline decoration-1 underline-offset-[0.22em] hover:decoration-2"
        >
          {link}
        </a>
      </p>
    </noscript>
  );
}
