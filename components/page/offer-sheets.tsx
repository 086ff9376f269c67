import { SampleControl } from "@/components/sections/control/sample-control";
import { BeforeStart } from "@/components/sections/offer/before-start";
import { Questions } from "@/components/sections/shared/questions";
import { TwoColumns } from "@/components/sections/shared/two-columns";
import type { Control, Question, Start, StartLabels } from "@/content/types";
import type { Part } from "./offer-page";

/** The sheet of the page's control: the sample, of which the reader changes one thing. */
export const controlSheet = (slug: string, control: Control, ground: "toned" | "night"): Part => ({
  name: "Sample",
  label: control.heading,
  ground,
  content: <SampleControl id={slug} control={control} />,
});

/** The sheet that answers what a buyer asks before the first message. */
export const startSheet = (start: Start, labels: StartLabels): Part => ({
  name: "Before you start",
  content: <BeforeStart start={start} labels={labels} />,
});

/** The sheet of questions; `slug` keeps at most one answer open at a time. */
export const questionsSheet = (heading: string, slug: string, questions: Question[]): Part => ({
  name: "Questions",
  content: (
    <TwoColumns heading={heading}>
      <Questions group={`${slug}-questions`} questions={questions} />
    </TwoColumns>
  ),
});
