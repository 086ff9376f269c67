import { Link } from "@/components/ui/links/link";
import { More } from "@/components/ui/links/more-link";
import { PhoneDisclosure } from "@/components/ui/phone-disclosure";
import type { FooterLink, MoreLink } from "@/content/collections/schema";

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
    <nav aria-label={heading} className="px-5 py-1.5 max-md:col-span-2 md:px-6 md:pt-5.5 md:pb-6.5">
      <h2 className="mb-3 font-note text-note font-medium text-ink-2 max-md:sr-only">{heading}</h2>
      <PhoneDisclosure label={heading} summaryClassName="w-full justify-between">
        <Links links={links.slice(0, shown)} />
        {rest.length > 0 && (
          <details className="group/more more-list">
            <summary className="more-summary inline-block py-1 text-[0.9375rem] font-semibold underline underline-offset-[0.22em]">
              <span className="group-open/more:hidden">View More</span>{" "}
              <span className="hidden group-open/more:inline">View Less</span>
            </summary>
            <Links links={rest} />
            <More link={more} className="inline-block py-1 text-[0.96875rem] font-semibold text-link" />
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
          <Link href={route} className="foot-link">
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}
