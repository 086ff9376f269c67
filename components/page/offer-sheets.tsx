import { SampleControl } from "@/components/sections/control/sample-control";
import { TitledList } from "@/components/sections/offer/lists/titled-list";
import { Questions } from "@/components/sections/shared/questions";
import { TwoColumns } from "@/components/sections/shared/two-columns";
import type { Control, Question, Start, StartLabels } from "@/content/types";
import type { Part } from "./sheets-of-page";

/** The sheet of the page's control: the sample, of which the reader changes one thing. */
export const controlSheet = (slug: string, control: Control, ground: "toned" | "night"): Part => ({
  name: "Sample",
  label: control.heading,
  ground,
  content: <SampleControl id={slug} control={control} />,
});

interface StartSheetProps {
  slug: string;
  start: Start;
  questions: Question[];
  questionsHeading: string;
}

/**
 * The sheet that answers what a buyer asks before the first message: on every page the questions that have a label, with the way to how a
 * contract works, then the page's own questions.
 */
export const startSheet = (
  { slug, start, questions, questionsHeading }: StartSheetProps,
  { heading, rows, contract }: StartLabels,
): Part => ({
  name: "Terms and questions",
  content: (
    <>
      <TwoColumns heading={heading} lead={contract}>
        <TitledList
          inColumn
          items={(Object.keys(rows) as (keyof Start)[]).map((question) => ({ title: rows[question], text: start[question] }))}
        />
      </TwoColumns>
      <TwoColumns heading={questionsHeading}>
        <Questions group={`${slug}-questions`} questions={questions} />
      </TwoColumns>
    </>
  ),
});
