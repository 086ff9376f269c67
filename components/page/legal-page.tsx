import { DocumentDial } from "@/components/sections/company/document-dial";
import { Sheet } from "@/components/ui/sheet";
import { FitHeading } from "@/components/ui/text/fit-heading";
import { RichText } from "@/components/ui/text/rich-text";
import type { Legal } from "@/content/collections/schema";

interface LegalPageProps {
  document: Legal;
  /** The day from which it is in force, the month in words. */
  effectiveLabel: string;
}

/** A legal document: what it says in short, a dial of its parts, a contents list, numbered sections with anchors. */
export function LegalPage({ document, effectiveLabel }: LegalPageProps) {
  const { name, effective, summary, sections } = document;
  return (
    <article>
      <header id="top" className="px-mar pt-[calc(4.5rem+clamp(2rem,4.4cqi,5rem))] pb-[clamp(2rem,4cqi,4.5rem)]">
        <FitHeading lines={[name]} />
        <p className="pt-8 font-note text-note">
          In force since <time dateTime={effective}>{effectiveLabel}</time>
        </p>
      </header>
      <Sheet name={name} note={`${sections.length} sections`}>
        <div className="grid-12 gap-y-10 pt-10">
          <div className="items-start gap-x-gut max-lg:grid max-lg:gap-y-6 max-md:grid-cols-1 md:max-lg:grid-cols-[min(15rem,40cqi)_minmax(0,1fr)] lg:col-span-3 print:hidden">
            <DocumentDial name={name} sections={sections} className="w-60 max-w-full max-lg:-ml-2 lg:mb-6" />
            <nav aria-label="Contents" className="lg:sticky lg:top-24">
              <ol className="grid gap-1 wrap-anywhere text-[0.9375rem]">
                {sections.map(({ id, heading }, index) => (
                  <li key={id}>
                    <a href={`#${id}`} className="flex gap-3 py-1 hover:underline">
                      <span className="w-5 flex-none font-note text-note leading-6 text-ink-2">{index + 1}</span> {heading}
                    </a>
                  </li>
                ))}
              </ol>
            </nav>
          </div>
          <div className="lg:col-span-7 lg:col-start-5">
            <div className="grid grid-cols-1 gap-4 border-b border-ink pb-10 text-lead">
              {summary.map((sentence) => (
                <p key={sentence} className="max-w-[34em]">
                  <RichText text={sentence} />
                </p>
              ))}
            </div>
            {sections.map(({ id, heading, blocks }, index) => (
              <section key={id} id={id} className="border-line py-8 not-last:border-b">
                <h2 className="text-d3 font-semibold">{`${index + 1}. ${heading}`}</h2>
                <div className="grid max-w-[34em] grid-cols-1 gap-4 pt-4 text-[1.0625rem] xl:text-[1.125rem]">
                  {blocks.map((block) => (
                    <LegalBlock key={String(block)} block={block} />
                  ))}
                </div>
              </section>
            ))}
          </div>
        </div>
      </Sheet>
    </article>
  );
}

function LegalBlock({ block }: { block: string | string[] }) {
  if (typeof block === "string") {
    return (
      <p>
        <RichText text={block} />
      </p>
    );
  }
  return (
    <ul className="grid grid-cols-1 gap-2">
      {block.map((item) => (
        <li key={item} className="flex gap-3 before:mt-[0.7em] before:h-px before:w-4 before:flex-none before:bg-ink">
          <span className="min-w-0">
            <RichText text={item} />
          </span>
        </li>
      ))}
    </ul>
  );
}
