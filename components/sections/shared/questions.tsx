import { clsx } from "clsx";
import { RichText } from "@/components/ui/text/rich-text";
import type { Question } from "@/content/types";

interface QuestionsProps {
  /** Questions of one group: at most one is open at a time, natively. */
  group: string;
  /** Each with its answer's anchor and its topic, where it has them. */
  questions: (Question & { id?: string; topic?: string })[];
  className?: string;
  /** Whether each bears the number of its balloon on the page's drawing. */
  numbered?: boolean;
  /** Whether the first one is open, so that a page of nothing but questions begins with an answer. */
  firstOpen?: boolean;
}

/**
 * Questions and answers as native disclosures, one open at a time; a click on the open one closes it. The anchor is the answer's: the
 * browser opens what it has to scroll into, while a link to a closed disclosure itself would leave it closed.
 */
export function Questions({ group, questions, className, numbered = false, firstOpen = false }: QuestionsProps) {
  return (
    <div className={clsx("questions", numbered && "counted", className)}>
      {questions.map(({ id, topic, question, answer }, index) => (
        <details key={question} name={group} className="answer" open={firstOpen && index === 0}>
          <summary>
            {topic && <span className="caption">{topic}</span>}
            <h3>{question}</h3>
          </summary>
          <p id={id}>
            <RichText text={answer} />
          </p>
        </details>
      ))}
    </div>
  );
}
