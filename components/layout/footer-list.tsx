import { Link } from "@/components/ui/links/link";
import { More } from "@/components/ui/links/more-link";
import { PhoneDisclosure } from "@/components/ui/phone-disclosure";
import type { FooterLink, MoreLink } from "@/content/types";

interface FooterListProps {
  heading: string;
  links: FooterLink[];
  /** How many stand before View More. */
  shown: number;
  /** Behind View More, where there are more than these. */
  more?: MoreLink;
}

/** A column of links whose tail opens with View More: native details, so that they answer without script. On phones the column folds. Nothing where there is no link. */
export function FooterList({ heading, links, shown, more }: FooterListProps) {
  if (links.length === 0) return null;
  const rest = links.slice(shown);
  return (
    <nav aria-label={heading} className="foot-cell foot-nav">
      <h2 className="max-md:sr-only">{heading}</h2>
      <PhoneDisclosure label={heading}>
        <Links links={links.slice(0, shown)} />
        {rest.length > 0 && (
          <details className="more-list">
            <summary className="more-summary">
              <span>View More</span> <span>View Less</span>
            </summary>
            <Links links={rest} />
            <More link={more} className="more-link text-link" />
          </details>
        )}
      </PhoneDisclosure>
    </nav>
  );
}

function Links({ links }: { links: FooterLink[] }) {
  return (
    <ul className="foot-list">
      {links.map(({ route, label }) => (
        <li key={route}>
          <Link href={route}>{label}</Link>
        </li>
      ))}
    </ul>
  );
}
