import { TwoColumns } from "@/components/sections/shared/two-columns";
import type { Start, StartLabels } from "@/content/types";
import { TitledList } from "./lists/titled-list";

interface BeforeStartProps {
  start: Start;
  labels: StartLabels;
}

/** What a buyer asks before the first message, answered in the page's own terms: one cell for each question that has a label, and the way to how a contract works. */
export function BeforeStart({ start, labels: { heading, rows, contract } }: BeforeStartProps) {
  return (
    <TwoColumns heading={heading} lead={contract.text}>
      <TitledList
        inColumn
        items={(Object.keys(rows) as (keyof Start)[]).map((question) => ({ title: rows[question], text: start[question] }))}
      />
    </TwoColumns>
  );
}
