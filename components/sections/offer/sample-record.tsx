import { PhoneDisclosure } from "@/components/ui/phone-disclosure";
import type { Service } from "@/content/types";
import { RuledTable } from "./lists/ruled-table";
import { Paper } from "./paper";

/** Anchor of a service's sample record, to which the home page leads. */
export const RECORD = "record";

/** One artefact of the work with sample data, as a sheet with a title block, and the notes its numbers point to; folded on phones. */
export function SampleRecord({ record }: { record: Service["sampleRecord"] }) {
  return (
    <PhoneDisclosure label={`Open the record: ${record.rows.length} rows`} summaryClassName="summary-row mx-mar">
      <div className="record grid-12">
        <Paper title={record.document}>
          <dl>
            {record.fields.map(({ label, value }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          <RuledTable look="dense" caption={record.document} columns={record.columns} rows={record.rows} />
        </Paper>
        <ol className="counted">
          {record.callouts.map((callout) => (
            <li key={callout}>{callout}</li>
          ))}
        </ol>
      </div>
    </PhoneDisclosure>
  );
}
