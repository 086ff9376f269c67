import { Balloon } from "@/components/ui/balloon";
import type { Service } from "@/content/schema";
import { RuledTable } from "./ruled-table";

/** One real artefact of the work with sample data, as a sheet with a title block, and the notes its numbers point to. */
export function Proof({ proof }: { proof: Service["proof"] }) {
  return (
    <div className="grid-12 gap-y-10">
      <figure className="border-[1.5px] border-ink bg-sheet md:col-span-8">
        <figcaption className="border-b border-ink px-5 py-3 font-semibold">{proof.document}</figcaption>
        <dl className="grid border-b border-ink font-note text-note sm:grid-cols-2 lg:grid-cols-4">
          {proof.fields.map(({ label, value }) => (
            <div key={label} className="px-5 py-2">
              <dt className="text-ink-2">{label}</dt>
              <dd className="font-medium">{value}</dd>
            </div>
          ))}
        </dl>
        <div className="px-5 pt-4 pb-2">
          <RuledTable look="dense" caption={proof.document} columns={proof.columns} rows={proof.rows} />
        </div>
      </figure>
      <ol className="grid content-start gap-5 md:col-span-4">
        {proof.callouts.map((callout, index) => (
          <li key={callout} className="flex gap-3">
            <Balloon number={index + 1} className="mt-0.5" />
            <p>{callout}</p>
          </li>
        ))}
      </ol>
    </div>
  );
}
