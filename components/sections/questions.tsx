import { clsx } from "clsx";
import { Balloon } from "@/components/ui/balloon";
import { Icon } from "@/components/ui/icon";
import { RichText } from "@/components/ui/rich-text";
import type { Question } from "@/content/schema";

interface QuestionsProps {
  /** Questions of one group: at most one is open at a time, natively. */
  group: string;
  questions: (Question & { id?: string })[];
  /** Whether the list fills the column it is put in, instead of standing in the page's grid itself. */
  inColumn?: boolean;
  /** Whether each bears the number of its balloon on the page's drawing. */
  numbered?: boolean;
}

/**
 * Questions and answers as native disclosures, one open at a time; a click on the open one closes it. The anchor is the answer's: the
 * browser opens what it has to scroll into, while a link to a closed disclosure itself would leave it closed.
 */
export function Questions({ group, questions, inColumn = false, numbered = false }: QuestionsProps) {
  return (
    <div className={clsx(!inColumn && "grid-12")}>
      <div className={clsx("border-t-[1.5px] border-ink", !inColumn && "md:col-span-9 md:col-start-4")}>
        {questions.map(({ id, question, answer }, index) => (
          <details key={question} name={group} className="group/answer border-b border-line">
            <summary className="flex items-start gap-x-4 py-4 text-h3 font-semibold hover:text-p-t md:py-4.5">
              {numbered && (
                <Balloon number={index + 1} className="mt-[calc((var(--text-h3)*var(--text-h3--line-height)-1.25rem)/2)]" />
              )}
              <h3 className="min-w-0 grow">{question}</h3>
              <Icon name="chevron-down" className="transition-transform group-open/answer:rotate-180" />
            </summary>
            <p id={id} className="max-w-[38em] scroll-mt-16 pb-6 text-[1.0625rem] text-ink-2 xl:text-[1.25rem]">
              <RichText text={answer} />
            </p>
          </details>
        ))}
      </div>
    </div>
  );
}
