import { PhoneDisclosure } from "@/components/ui/phone-disclosure";
import type { Service } from "@/content/types";
import { RuledTable } from "./lists/ruled-table";
import { Paper } from "./paper";

/** Anchor of a service's sample record, to which the home page leads. */
export const RECORD = "record";

/** One artefact of the work with sample data, as a sheet with a title block, and the notes its numbers point to; folded on phones. */
export function Proof({ proof }: { proof: Service["proof"] }) {
  return (
    <PhoneDisclosure label={`Open the record: ${proof.rows.length} rows`} summaryClassName="mx-mar">
      <div className="record grid-12">
        <Paper title={proof.document}>
          <dl>
            {proof.fields.map(({ label, value }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          <RuledTable look="dense" caption={proof.document} columns={proof.columns} rows={proof.rows} />
        </Paper>
        <ol className="counted">
          {proof.callouts.map((callout) => (
            <li key={callout}>{callout}</li>
          ))}
        </ol>
      </div>
    </PhoneDisclosure>
  );
}
