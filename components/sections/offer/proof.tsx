import { NumberedBalloon } from "@/components/ui/numbered-balloon";
import { PhoneDisclosure } from "@/components/ui/phone-disclosure";
import type { Service } from "@/content/collections/schema";
import { RuledTable } from "./lists/ruled-table";

/** Anchor of a service's sample record, to which the home page leads. */
export const RECORD = "record";

/** One artefact of the work with sample data, as a sheet with a title block, and the notes its numbers point to; folded on phones. */
export function Proof({ proof }: { proof: Service["proof"] }) {
  return (
    <PhoneDisclosure label={`Open the record: ${proof.rows.length} rows`} summaryClassName="mx-mar">
      <div className="grid-12 items-start gap-y-8">
        <figure className="border-[1.5px] border-ink bg-sheet [--bg:var(--color-sheet)] md:col-span-12 lg:col-span-8">
          <figcaption className="flex justify-between gap-4 border-b-[1.5px] border-ink px-3.5 py-3 text-h3 font-semibold md:px-6 md:py-4">
            {`${proof.document} `}
            <span className="font-note text-note leading-[inherit] font-medium tracking-normal">Sample</span>
          </figcaption>
          <dl className="record border-b-[1.5px] border-ink">
            {proof.fields.map(({ label, value }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          <div className="px-3.5 pt-1 pb-2 md:px-6 md:pt-4 md:pb-3">
            <RuledTable look="dense" caption={proof.document} columns={proof.columns} rows={proof.rows} />
          </div>
        </figure>
        <ol className="grid gap-x-gut gap-y-4 md:col-span-12 md:max-lg:grid-cols-2 lg:sticky lg:top-24 lg:col-span-4 lg:gap-y-5 lg:pl-4">
          {proof.callouts.map((callout, index) => (
            <li key={callout} className="flex gap-3 border-t border-ink/25 pt-3.5 xl:text-[1.1875rem]">
              <NumberedBalloon number={index + 1} className="balloon-full mt-0.5" />
              <p>{callout}</p>
            </li>
          ))}
        </ol>
      </div>
    </PhoneDisclosure>
  );
}
