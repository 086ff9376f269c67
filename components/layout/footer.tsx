import { clsx } from "clsx";
import { CurrentYear } from "@/components/clocks/current-year";
import { Icon } from "@/components/ui/icon";
import { Link } from "@/components/ui/links/link";
import type { FooterLink, MoreLink } from "@/content/collections/schema";
import type { Site } from "@/content/site";
import { Brand } from "./footer-brand";
import { Contact } from "./footer-contact";
import { FooterList } from "./footer-list";

interface FooterProps {
  site: Pick<
    Site,
    | "name"
    | "legalName"
    | "blurb"
    | "social"
    | "email"
    | "phones"
    | "headOfficeLine"
    | "sundial"
    | "offices"
    | "otherOffices"
    | "established"
    | "incorporated"
  >;
  services: FooterLink[];
  industries: FooterLink[];
  legal: FooterLink[];
  siteMap: FooterLink;
  /** Where the site has more of them than a footer can hold. */
  more?: Partial<Record<"services" | "industries", MoreLink>>;
  /** The year of the build; the page's clock keeps it right afterwards. */
  year: number;
}

/** Services and industries that stand before View More (Animation and nine industries behind it). */
const SHOWN = { services: 7, industries: 8 } as const;

/** The two footers of every page, drawn as a drawing's title block: who we are and where things are; then facts, copyright and legal pages. */
export function Footer({ site, services, industries, legal, siteMap, more, year }: FooterProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a page has one landmark of this kind, and two footers in it
    <div role="contentinfo" className="page p-mar print:hidden">
      <footer
        role="none"
        className={clsx(
          "title-block grid grid-cols-2 border-[1.5px] border-b-0 border-ink",
          services.length > 0 && industries.length > 0 ? "lg:grid-cols-4" : "lg:grid-cols-3",
        )}
      >
        <Brand site={site} />
        <FooterList heading="Services" links={services} shown={SHOWN.services} more={more?.services} />
        <FooterList heading="Industries" links={industries} shown={SHOWN.industries} more={more?.industries} />
        <Contact site={site} />
      </footer>
      <footer role="none" className="title-block grid grid-cols-2 border-[1.5px] border-t border-ink lg:grid-cols-4">
        <Fact
          label="Established"
          value={site.established}
          className={site.incorporated ? "@max-[17rem]:col-span-2" : "col-span-2"}
        />
        {site.incorporated && <Fact label="Incorporated" value={site.incorporated} className="@max-[17rem]:col-span-2" />}
        <Fact label="Drawn in" value={`${site.sundial.place}, ${latitudeWords(site.sundial.latitude)}`} className="col-span-2" />
        <div className="col-span-full flex flex-col justify-between gap-x-6 gap-y-3 px-5 py-3 font-note md:py-3.5 text-[0.875rem] md:flex-row md:items-baseline md:px-6">
          <span className="wrap-anywhere">
            © <CurrentYear built={year} timeZone={site.offices[0].timeZone} />
            {` ${site.legalName}`}
          </span>
          <ul className="flex flex-wrap justify-between gap-2 md:gap-x-6">
            {[...legal, siteMap].map(({ route, label }) => (
              <li key={route}>
                <Link href={route} className="foot-link">
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      </footer>
      <BackToTop />
    </div>
  );
}

/**
 * A tab in the page's margin, where it covers nothing. Begins one screen down and then stays in view: no script, and nothing to press while
 * there is nothing to go back to.
 */
function BackToTop() {
  return (
    <div className="pointer-events-none absolute top-[110vh] right-0 bottom-4 z-40">
      <a
        href="#top"
        aria-label="Back to the top"
        className="pointer-events-auto sticky top-[calc(100svh-4rem)] grid h-14 w-[max(1.5rem,var(--spacing-mar))] place-items-center rounded-l-1 bg-p-f text-on-p -outline-offset-4 outline-on-p hover:bg-ink hover:text-paper hover:outline-paper"
      >
        <Icon name="arrow-up" className="text-[1.375rem]" />
      </a>
    </div>
  );
}

/** "26.92° N". */
const latitudeWords = (degrees: number): string => `${Math.abs(degrees)}° ${degrees < 0 ? "S" : "N"}`;

function Fact({ label, value, className }: { label: string; value: string | number; className?: string }) {
  return (
    <p className={clsx("flex flex-wrap gap-x-3 px-5 py-2.5 font-note md:py-3 text-[0.875rem] md:px-6", className)}>
      <span className="text-ink-2">{label}</span>
      {` ${value}`}
    </p>
  );
}
