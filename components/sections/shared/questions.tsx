import { clsx } from "clsx";
import { Icon } from "@/components/ui/icon";
import { NumberedBalloon } from "@/components/ui/numbered-balloon";
import { RichText } from "@/components/ui/text/rich-text";
import type { Question } from "@/content/collections/schema";

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
          <details key={question} name={group} className="answer">
            <summary>
              {numbered && <NumberedBalloon number={index + 1} />}
              <h3>{question}</h3>
              <Icon name="chevron-down" />
            </summary>
            <p id={id}>
              <RichText text={answer} />
            </p>
          </details>
        ))}
      </div>
    </div>
  );
}
