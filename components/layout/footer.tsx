import { clsx } from "clsx";
import { CurrentYear } from "@/components/clocks/current-year";
import { Icon } from "@/components/ui/icon";
import { Link } from "@/components/ui/links/link";
import type { FooterLinks } from "@/content/navigation/navigation";
import type { Site } from "@/content/site";
import { Brand } from "./footer-brand";
import { Contact } from "./footer-contact";
import { FooterList } from "./footer-list";

interface FooterProps extends FooterLinks {
  site: Site;
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
        className={clsx("title-block foot", services.length > 0 && industries.length > 0 ? "lg:grid-cols-4" : "lg:grid-cols-3")}
      >
        <Brand site={site} />
        <FooterList heading="Services" links={services} shown={SHOWN.services} more={more.services} />
        <FooterList heading="Industries" links={industries} shown={SHOWN.industries} more={more.industries} />
        <Contact site={site} />
      </footer>
      <footer role="none" className="title-block foot md:grid-cols-4">
        <Fact label="Established" value={site.established} isWide={!site.incorporated} />
        {site.incorporated && <Fact label="Incorporated" value={site.incorporated} />}
        <Fact label="Drawn in" value={`${site.sundial.place}, ${latitudeWords(site.sundial.latitude)}`} isWide />
        <div className="foot-fact foot-last">
          <span>
            © <CurrentYear built={year} timeZone={site.offices[0].timeZone} />
            {` ${site.legalName}`}
          </span>
          <ul>
            {[...legal, siteMap].map(({ route, label }) => (
              <li key={route}>
                <Link href={route}>{label}</Link>
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
 * A tab in the page's margin. Begins one screen down and then stays in view: no script, and nothing to press while
 * there is nothing to go back to.
 */
function BackToTop() {
  return (
    <div className="to-top">
      <a href="#top" aria-label="Back to the top">
        <Icon name="arrow-up" />
      </a>
    </div>
  );
}

/** "26.92° N". */
const latitudeWords = (degrees: number): string => `${Math.abs(degrees)}° ${degrees < 0 ? "S" : "N"}`;

function Fact({ label, value, isWide = false }: { label: string; value: string | number; isWide?: boolean }) {
  return (
    <p className={clsx("foot-fact", isWide && "foot-two")}>
      <span>{label}</span>
      {` ${value}`}
    </p>
  );
}
