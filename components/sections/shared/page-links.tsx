import { clsx } from "clsx";
import type { Route } from "next";
import { ArtUse } from "@/components/art/drawing";
import { Link } from "@/components/ui/links/link";
import { More } from "@/components/ui/links/more-link";
import { PhoneDisclosure } from "@/components/ui/phone-disclosure";
import { RichText } from "@/components/ui/text/rich-text";
import type { IconName, MoreLink } from "@/content/types";

/** Another page, and what it has to do with this one. */
export interface PageLink {
  route: Route;
  title: string;
  icon: IconName;
  /** What that page's subject does here. */
  text: string;
}

interface PageLinksProps {
  heading: string;
  links: PageLink[];
  /** Where there are more of them. */
  more?: MoreLink;
  /** One list in one, two or three columns from md on. */
  columns?: 1 | 2 | 3;
  /** Whether phones show the list, if it is longer than its fold, only when asked. */
  folded?: boolean;
  /** Whether each page's glyph stands beside its name. */
  drawn?: boolean;
}

/** Links that a fold would save no room by hiding. */
const FEW = 3;

/** A compact list of links to pages of one collection, each saying what it has to do with this one; nothing where there are none. */
export function PageLinks({ heading, links, more, columns = 1, folded = false, drawn = false }: PageLinksProps) {
  if (links.length === 0) return null;
  const list = (
    <>
      <ul className={clsx("page-links", columns > 1 && `in-${columns}`, drawn && "drawn")}>
        {links.map(({ route, title, icon, text }) => (
          <li key={route}>
            {drawn && <ArtUse sheet="glyphs" name={icon} />}
            <Link href={route} className="block">
              {title}
            </Link>{" "}
            <RichText text={text} />
          </li>
        ))}
      </ul>
      <More link={more} className="inline-block py-2.5 font-semibold text-link" />
    </>
  );
  return (
    <div>
      <h3 className="ruled-title">{heading}</h3>
      {folded && links.length > FEW ? (
        <PhoneDisclosure
          label={more ? `Show ${links.length}` : `Show all ${links.length}`}
          className="border-line max-md:border-b"
        >
          {list}
        </PhoneDisclosure>
      ) : (
        list
      )}
    </div>
  );
}
