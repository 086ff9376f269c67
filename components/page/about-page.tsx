import type { Route } from "next";
import { ArtUse } from "@/components/art/drawing";
import { BlockBody } from "@/components/sections/blocks";
import type { Crumb } from "@/components/sections/breadcrumbs";
import { ClosingSection } from "@/components/sections/closing-section";
import { PageHero } from "@/components/sections/page-hero";
import { SheetHead } from "@/components/sections/sheet-head";
import { Sheet } from "@/components/ui/sheet";
import type { About } from "@/content/schema";

interface AboutPageProps {
  about: About;
  above: Crumb[];
  contactRoute: Route;
}

/** A page about the company: its drawing, then its blocks in the order of the content. */
export function AboutPage({ about, above, contactRoute }: AboutPageProps) {
  const { name, hero, drawing, sections, closing, icon } = about;
  return (
    <article>
      <PageHero above={above} name={name} lines={[name]} claim={hero.claim} lead={hero.lead}>
        <figure className="mt-10 mb-s9 px-mar">
          <ArtUse sheet="glyphs" name={icon} title={drawing.title} className="size-40 md:size-64" />
          <figcaption className="mt-3.5 font-note text-note text-ink-2">{drawing.caption}</figcaption>
        </figure>
      </PageHero>
      {sections.map((block, index) => (
        <Sheet
          key={block.heading}
          name={name}
          note={`Sheet ${index + 2} of ${sections.length + 1}`}
          className={index === 0 ? undefined : "mt-s9"}
        >
          <SheetHead heading={block.heading} lead={"lead" in block ? block.lead : undefined} size="d2" />
          <BlockBody block={block} />
        </Sheet>
      ))}
      <ClosingSection closing={closing} route={contactRoute} />
    </article>
  );
}
