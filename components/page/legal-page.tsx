import { DocumentDial } from "@/components/sections/company/document-dial";
import { Sheet } from "@/components/ui/sheet";
import { FitHeading } from "@/components/ui/text/fit-heading";
import { RichText } from "@/components/ui/text/rich-text";
import type { Legal } from "@/content/types";

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
      <header id="top" className="opening-of-text px-mar">
        <FitHeading lines={[name]} />
        <p className="caption pt-8">
          In force since <time dateTime={effective}>{effectiveLabel}</time>
        </p>
      </header>
      <Sheet name={name} note={`${sections.length} sections`}>
        <div className="legal grid-12">
          <div className="legal-contents">
            <DocumentDial name={name} sections={sections} />
            <nav aria-label="Contents">
              <ol>
                {sections.map(({ id, heading }) => (
                  <li key={id}>
                    <a href={`#${id}`}>{heading}</a>
                  </li>
                ))}
              </ol>
            </nav>
          </div>
          <div>
            {summary.map((sentence) => (
              <p key={sentence} className="text-lead">
                <RichText text={sentence} />
              </p>
            ))}
            {sections.map(({ id, heading, blocks }, index) => (
              <section key={id} id={id}>
                <h2 className="text-d3">{`${index + 1}. ${heading}`}</h2>
                {blocks.map((block) => (
                  <LegalBlock key={String(block)} block={block} />
                ))}
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
    <ul>
      {block.map((item) => (
        <li key={item}>
          <RichText text={item} />
        </li>
      ))}
    </ul>
  );
}
