import type { Route } from "next";
import { Heading } from "@/components/ui/heading";
import { Icon } from "@/components/ui/icon";
import { Link } from "@/components/ui/link";
import { Sheet } from "@/components/ui/sheet";
import type { NotFound } from "@/content/not-found";
import type { FooterLink, Menu } from "@/content/schema";

interface NotFoundPageProps {
  copy: NotFound;
  likely: { route: Route; name: string }[];
  menus: Menu[];
  legal: FooterLink[];
}

/** What stands where no page is: the likely ones, then the whole site as an index. */
export function NotFoundPage({ copy, likely, menus, legal }: NotFoundPageProps) {
  return (
    <article>
      <header id="top" className="grid-12 gap-y-8 pt-[calc(4.5rem+clamp(2.25rem,4.4cqi,5rem))] pb-[clamp(3rem,5cqi,6rem)]">
        <p className="font-note text-note">404</p>
        <Heading level={1} size="d0" text={copy.heading} className="max-w-[9em]" />
        <p className="max-w-[30em] text-lead md:col-span-6 md:col-start-7">{copy.lead}</p>
        <nav aria-label={copy.likelyHeading} className="md:col-span-6 md:col-start-7">
          <p className="pb-2 font-note text-note text-ink-2">{copy.likelyHeading}</p>
          <ul className="border-t border-ink">
            {likely.map(({ route, name }) => (
              <li key={route} className="group/row border-b border-line">
                <Link href={route} className="flex items-center justify-between py-3 text-h3 font-semibold hover:bg-tint">
                  {name}
                  <Icon name="arrow-right" className="transition-transform motion-safe:group-hover/row:translate-x-[5px]" />
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </header>
      <Sheet name="Every page" id="site-map">
        <div className="grid gap-x-gut gap-y-10 px-mar pt-8 sm:grid-cols-2 lg:grid-cols-5">
          {menus.map(({ id, label, items }) => (
            <PageIndex key={id} label={label} links={items.map(({ route, title }) => ({ route, label: title }))} />
          ))}
          <PageIndex label="Questions and terms" links={legal} />
        </div>
      </Sheet>
    </article>
  );
}

function PageIndex({ label, links }: { label: string; links: FooterLink[] }) {
  return (
    <nav aria-label={`Index: ${label}`}>
      <h2 className="pb-2 font-note text-note font-medium text-ink-2">{label}</h2>
      <ul>
        {links.map(({ route, label: name }) => (
          <li key={route}>
            <Link href={route} className="inline-block py-1 hover:underline">
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
