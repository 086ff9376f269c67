import { clsx } from "clsx";
import type { ReactNode } from "react";
import { CELL, describedBy, type FieldProps, Hint, LABEL, Optional, Problem } from "@/components/ui/field";

interface Choice {
  value: string;
  /** Drawing above the label, in the colours of `tone`. */
  art?: ReactNode;
  tone?: string;
}

interface ChoiceFieldProps extends FieldProps {
  choices: readonly Choice[];
  /** Replaces "Optional" while something is chosen, such as a button that undoes the choice. */
  undo?: ReactNode;
}

/** A group of radio buttons in rows of cells; the chosen one is vermilion. */
export function ChoiceField({ id, name, label, required, className, choices, undo, ...notes }: ChoiceFieldProps) {
  const { optional, hint, problem } = notes;
  return (
    <fieldset
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: ARIA in HTML allows it, and only a radiogroup can be invalid
      role="radiogroup"
      aria-describedby={describedBy(id, notes)}
      aria-invalid={problem ? true : undefined}
      className={clsx(CELL, "choice-field group/choice", className)}
    >
      <legend className={LABEL}>{label}</legend>
      {(optional || undo) && (
        <div className="choice-aside">
          <Optional id={id} optional={optional} className={undo ? "group-has-checked/choice:hidden" : undefined} />
          {undo}
        </div>
      )}
      <Hint id={id} hint={hint} />
      <div className="clear-both">
        <Problem id={id} problem={problem} />
      </div>
      <div className="choices">
        {choices.map((choice, index) => (
          <ChoiceCell
            key={choice.value}
            {...choice}
            name={name}
            required={required}
            id={index === 0 ? id : `${id}-${index}`}
            problemId={problem && `${id}-problem`}
          />
        ))}
      </div>
    </fieldset>
  );
}

type ChoiceCellProps = Choice & Pick<FieldProps, "id" | "name" | "required"> & { problemId: string | undefined };

function ChoiceCell({ value, art, tone, problemId, ...control }: ChoiceCellProps) {
  return (
    <label data-tone={tone} className={clsx("choice ringed", art && "choice-drawn")}>
      {art}
      {art ? <span>{value}</span> : value}
      <input {...control} type="radio" value={value} aria-describedby={problemId} />
    </label>
  );
}

interface CheckFieldProps extends Omit<FieldProps, "label"> {
  value: string;
  /** The text of the agreement, with its links. */
  children: ReactNode;
}

/** A cell with one checkbox. */
export function CheckField({ id, name, value, required, className, children, ...notes }: CheckFieldProps) {
  return (
    <div className={clsx(CELL, "ringed check-cell", className)}>
      <label>
        <input
          id={id}
          name={name}
          type="checkbox"
          value={value}
          required={required}
          aria-describedby={describedBy(id, notes)}
          aria-invalid={notes.problem ? true : undefined}
          className="tick"
        />
        <span>{children}</span>
      </label>
      <Problem id={id} problem={notes.problem} />
      <Hint id={id} hint={notes.hint} />
    </div>
  );
}
