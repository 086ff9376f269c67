import { TwoColumns } from "@/components/sections/shared/two-columns";
import type { Start, StartLabels } from "@/content/types";
import { TitledList } from "./lists/titled-list";

interface BeforeStartProps {
  start: Start;
  labels: StartLabels;
}

/** What a buyer asks before the first message, answered in the page's own terms: one cell for each question, and the way to how a contract works. */
export function BeforeStart({ start, labels: { heading, rows, contract } }: BeforeStartProps) {
  return (
    <TwoColumns heading={heading} lead={contract.text}>
      <TitledList
        inColumn
        items={[
          { title: rows.firstDeliverable, text: start.firstDeliverable },
          { title: rows.duration, text: start.duration },
          { title: rows.team, text: start.team },
          { title: rows.needFromYou, text: start.needFromYou },
          { title: rows.call, text: start.call },
          { title: rows.confidentiality, text: start.confidentiality },
        ]}
      />
    </TwoColumns>
  );
}
