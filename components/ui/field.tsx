import { clsx } from "clsx";

/** A cell of a ruled form: cells touch and share one hairline; the form hides the outermost left one. */
export const CELL = "form-cell";

/** Lettering of a label in its cell. */
export const LABEL = "form-label";

/** What a field shows beside its control. */
interface FieldNotes {
  /** Marks an optional field. */
  optional?: string;
  hint?: string;
  /** Why the field was not accepted; its number stands in the form's summary too. */
  problem?: { number: number; message: string };
}

/** What every field takes. */
export interface FieldProps extends FieldNotes {
  /** Id of the control, of the first one in a group. */
  id: string;
  name: string;
  label: string;
  required?: boolean;
  className?: string;
}

/** `aria-describedby` for the notes that are there. */
export const describedBy = (id: string, { optional, hint, problem }: FieldNotes): string | undefined =>
  [optional && `${id}-optional`, problem && `${id}-problem`, hint && `${id}-hint`].filter(Boolean).join(" ") || undefined;

/** A drawing's mark of revision, a numbered triangle: here something has to change. */
export function RevisionMark({ number }: { number: number }) {
  return (
    <svg viewBox="0 0 26 23" className="h-[23px] w-[26px] flex-none text-on-p" aria-hidden="true">
      <path d="M13 1.500 25 22H1Z" className="fill-p-f stroke-current forced-colors:fill-none" />
      <text x="13" y="19" textAnchor="middle" fontSize="12" className="fill-current font-note">
        {number}
      </text>
    </svg>
  );
}

/** The message of a problem, with its mark. */
export function Problem({ id, problem }: Pick<FieldProps, "id" | "problem">) {
  if (!problem) return null;
  return (
    <p id={`${id}-problem`} className="flex gap-2.5 px-4.5 pb-4 text-small leading-[1.375] font-medium">
      <RevisionMark number={problem.number} />
      {problem.message}
    </p>
  );
}

/** The mark of an optional field. It stands outside the label, so that the field is called what it is called. */
export function Optional({ id, optional, className }: Pick<FieldProps, "id" | "optional" | "className">) {
  return optional ? (
    <span id={`${id}-optional`} className={clsx(LABEL, "flex-none text-ink-2", className)}>
      {optional}
    </span>
  ) : null;
}

/** A line that helps to fill in the field. */
export function Hint({ id, hint, className }: Pick<FieldProps, "id" | "hint" | "className">) {
  return hint ? (
    <p id={`${id}-hint`} className={clsx("font-note text-note font-medium text-ink-2", className)}>
      {hint}
    </p>
  ) : null;
}

interface TextFieldProps extends FieldProps {
  type?: "text" | "email" | "tel";
  autoComplete?: string;
  /** Lines to show at first of a field that grows; one line without. */
  rows?: number;
}

/** A cell with its label in it; a click anywhere in the cell is a click into the field. Uncontrolled: the document holds the value. */
export function TextField({ id, name, label, required, className, type = "text", autoComplete, rows, ...notes }: TextFieldProps) {
  const { optional, hint, problem } = notes;
  const control = {
    id,
    name,
    required,
    dir: "auto",
    "aria-describedby": describedBy(id, notes),
    "aria-invalid": problem ? true : undefined,
  };
  return (
    <div className={clsx(CELL, "ringed text-field", className)}>
      <div>
        <label htmlFor={id} className={clsx(LABEL, "stretched")}>
          {label}
        </label>{" "}
        {rows && <Hint id={id} hint={hint} className="grow leading-[1.4] max-md:basis-full" />}
        <Optional id={id} optional={optional} />
      </div>
      {rows ? (
        <textarea {...control} rows={rows} className="field-sizing-content max-h-[70vh] min-h-16 grow md:min-h-40" />
      ) : (
        <input {...control} type={type} autoComplete={autoComplete} />
      )}
      <Problem id={id} problem={problem} />
      {!rows && <Hint id={id} hint={hint} className="px-4.5 pb-2.5 md:pb-3.5" />}
    </div>
  );
}
