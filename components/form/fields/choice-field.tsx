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
  /** Tailwind classes for the width of a cell, from which it grows. */
  columns: string;
  /** Replaces "Optional" while something is chosen, such as a button that undoes the choice. */
  undo?: ReactNode;
}

/** A group of radio buttons in rows of cells; the chosen one is vermilion. */
export function ChoiceField({ id, name, label, required, className, choices, columns, undo, ...notes }: ChoiceFieldProps) {
  const { optional, hint, problem } = notes;
  return (
    <fieldset
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: ARIA in HTML allows it, and only a radiogroup can be invalid
      role="radiogroup"
      aria-describedby={describedBy(id, notes)}
      aria-invalid={problem ? true : undefined}
      className={clsx(CELL, "group/choice", className)}
    >
      <legend className={clsx(LABEL, "float-left pt-3.5 pr-4 pb-2 pl-4.5 md:pb-3.5", optional && "max-w-[calc(100%-6rem)]")}>
        {label}
      </legend>
      <div className="absolute top-3.5 right-4.5 flex h-4.5 items-center">
        <Optional id={id} optional={optional} className={undo ? "group-has-checked/choice:hidden" : undefined} />
        {undo}
      </div>
      <Hint
        id={id}
        hint={hint}
        className="pr-4.5 pb-3.5 leading-[1.4] max-md:pl-4.5 max-md:clear-both md:flow-root md:pt-3.5 md:pr-24"
      />
      <div className="clear-both">
        <Problem id={id} problem={problem} />
      </div>
      <div className="overflow-clip">
        <div className={clsx("-ml-px flex flex-wrap *:grow", columns)}>
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
      </div>
    </fieldset>
  );
}

type ChoiceCellProps = Choice & Pick<FieldProps, "id" | "name" | "required"> & { problemId: string | undefined };

function ChoiceCell({ value, art, tone, problemId, ...control }: ChoiceCellProps) {
  return (
    <label data-tone={tone} className={clsx("choice ringed", art && "choice-drawn")}>
      {art}
      <span className="tabular">{value}</span>
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
    <div className={clsx(CELL, "ringed flex flex-col justify-center pt-4", className)}>
      <label className="flex cursor-pointer items-center gap-3 px-4.5 pb-4 text-small">
        <input
          id={id}
          name={name}
          type="checkbox"
          value={value}
          required={required}
          aria-describedby={describedBy(id, notes)}
          aria-invalid={notes.problem ? true : undefined}
          className="tick size-6 flex-none cursor-pointer"
        />
        <span>{children}</span>
      </label>
      <Problem id={id} problem={notes.problem} />
      <Hint id={id} hint={notes.hint} className="px-4.5 pb-3.5" />
    </div>
  );
}
