import { PagesAsDrawings } from "@/components/sections/company/pages-as-drawings";
import { Registers } from "@/components/sections/company/site-map";
import { Sheet } from "@/components/ui/sheet";
import { Heading } from "@/components/ui/text/heading";
import type { SiteMapPage as Copy } from "@/content/single-pages/site-map";
import type { SiteMapGroup } from "@/content/types";

/** The site as a set of drawings, and every page of it by name. */
export function SiteMapPage({ copy, map }: { copy: Copy; map: SiteMapGroup[] }) {
  const total = map.reduce((sum, { items }) => sum + items.length, 0);
  return (
    <article>
      <header id="top" className="plain-opening grid-12 gap-y-10">
        <div className="flex flex-col gap-y-8 md:col-span-7">
          <Heading level={1} size="d0" text={copy.heading} />
          <p className="max-w-[30em] text-lead">{copy.lead}</p>
        </div>
        <PagesAsDrawings groups={map} caption={copy.caption} className="md:col-span-5" />
      </header>
      <Sheet name={copy.name} note={`${total} pages`}>
        <div className="pt-8">
          <Registers groups={map} level={2} />
        </div>
      </Sheet>
    </article>
  );
}
