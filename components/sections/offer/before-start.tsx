import { Split } from "@/components/sections/shared/split";
import type { Start, StartLabels } from "@/content/schema";
import { Definitions } from "./definitions";

interface BeforeStartProps {
  start: Start;
  labels: StartLabels;
}

/** What a buyer asks before the first message, answered in the page's own terms: one row for each question, and the way to how a contract works. */
export function BeforeStart({ start, labels: { heading, rows, contract } }: BeforeStartProps) {
  return (
    <Split heading={heading}>
      <Definitions
        items={[
          { name: rows.firstDeliverable, text: start.firstDeliverable },
          { name: rows.duration, text: start.duration },
          { name: rows.team, text: start.team },
          { name: rows.needFromYou, text: start.needFromYou },
          { name: rows.call, text: start.call },
          { name: rows.confidentiality, text: start.confidentiality },
          contract,
        ]}
      />
    </Split>
  );
}
