import { z } from "zod";
import { heading, line, list, sentence, text } from "../fields";

/** Names of the enquiry's fields, specification section 3. */
const enquiryField = z.enum(["name", "email", "phone", "company", "service", "budget", "message", "agree"]);

const field = z.strictObject({
  /** Shown under the label; left out where the label says it all. */
  hint: sentence.optional(),
  /** Shown beside the field when it is empty though required. */
  missing: sentence.optional(),
  /** Shown beside the field when its value can't be right. */
  invalid: sentence.optional(),
});

/** Plain text, or a link within the sentence. */
const textPart = z.union([z.string(), z.strictObject({ label: text(60), href: text(120) })], {
  error: "is neither text nor a link; write a string, or a label with its href",
});

/** The words of the enquiry form. */
export const form = z.strictObject({
  heading,
  labels: z.record(enquiryField.exclude(["agree"]), text(60)),
  /** Marks an optional field. */
  optional: text(60),
  fields: z.record(enquiryField, field),
  agree: list(textPart, 1, 8),
  submit: text(60),
  /** On the button while the message is on its way. */
  sending: text(60),
  /** Shown for three seconds. */
  confirmation: sentence,
  /** Above the fields when some need another look. */
  incomplete: sentence,
  /** One for each way in which delivery can fail; what was typed always stays. */
  failures: z.strictObject({ offline: sentence, timeout: sentence, refused: sentence, unavailable: sentence }),
  /** Follows each failure. */
  fallback: sentence,
  /** Shown when a draft was found in this tab. */
  restored: sentence,
});

/** Words of the form that only some visitors meet. */
export const formHelp = z.strictObject({
  /** Sends the form again after a failure. */
  retry: line,
  /** Opens the visitor's mail program with the enquiry in it. */
  mail: line,
  mailSubject: line,
  /** Ends a mail whose text is too long for a link. */
  mailCut: line,
  /** Stands before the phone number. */
  call: line,
  copy: line,
  copied: line,
  /** Label of the text where the clipboard can't be used. */
  copyByHand: line,
  /** Takes the choice of a budget back. */
  undo: line,
  /** Label of the field that only robots fill in. */
  trap: line,
  /** Over the fields of a form that has no endpoint. */
  notConnected: line,
});
