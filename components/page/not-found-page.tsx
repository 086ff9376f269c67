import type { Route } from "next";
import { PagesAsDrawings } from "@/components/sections/company/pages-as-drawings";
import { SiteMap } from "@/components/sections/company/site-map";
import { Icon } from "@/components/ui/icon";
import { Link } from "@/components/ui/links/link";
import { Heading } from "@/components/ui/text/heading";
import type { NotFound } from "@/content/single-pages/not-found";
import type { SiteMapPage } from "@/content/single-pages/site-map";
import type { SiteMapGroup } from "@/content/types";

interface NotFoundPageProps {
  copy: NotFound;
  siteMap: SiteMapPage;
  likely: { route: Route; name: string }[];
  map: SiteMapGroup[];
}

/** The 404 page: links to the likeliest pages, then the site map. A drawn line joins the links to a drawing of the missing sheet. */
export function NotFoundPage({ copy, siteMap, likely, map }: NotFoundPageProps) {
  return (
    <article>
      <header id="top" className="plain-opening">
        <div className="grid-12 gap-y-8">
          <p className="font-note text-note">404</p>
          <Heading level={1} size="d0" text={copy.heading} className="max-w-[9em]" />
          <p className="max-w-[30em] text-lead">{copy.lead}</p>
        </div>
        <div className="from-sheet grid-12 mt-10 gap-y-8">
          <nav aria-label={copy.likelyHeading} className="md:col-span-6 md:col-start-7">
            <p className="pb-2 font-note text-note text-ink-2">{copy.likelyHeading}</p>
            <ul>
              {likely.map(({ route, name }) => (
                <li key={route} className="group/row border-b border-line">
                  <Link href={route} className="flex items-center justify-between py-3 text-h3 font-semibold hover:bg-tint">
                    {name}
                    <Icon name="arrow-right" className="motion-safe:group-hover/row:[translate:5px]" />
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
          <PagesAsDrawings groups={map} {...copy.set} className="md:col-span-5 md:col-start-1 md:row-start-1" />
        </div>
      </header>
      <SiteMap id="site-map" copy={siteMap} groups={map} />
    </article>
  );
}
