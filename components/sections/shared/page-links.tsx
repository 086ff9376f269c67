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
  /** Whether the list has the width of the page, which is for several columns from md on. */
  isWide?: boolean;
  /** Whether phones show the list, if it is longer than its fold, only when asked. */
  folded?: boolean;
  /** Whether each page's glyph stands beside its name. */
  withIcons?: boolean;
}

/** Links that a fold would save no room by hiding. */
const FEW = 3;

/** Three columns, but two for four or ten links, which then fill their rows. */
const columnsFor = (count: number) => (count % 6 === 4 ? "in-2" : "in-3");

/** A compact list of links to pages of one collection, each saying what it has to do with this one; nothing where there are none. */
export function PageLinks({ heading, links, more, isWide = false, folded = false, withIcons = false }: PageLinksProps) {
  if (links.length === 0) return null;
  const list = (
    <>
      <ul className={clsx("page-links", isWide && columnsFor(links.length), withIcons && "with-icons")}>
        {links.map(({ route, title, icon, text }) => (
          <li key={route}>
            {withIcons && <ArtUse sprite="glyphs" name={icon} />}
            <Link href={route} data-text="line">
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
        <PhoneDisclosure label={more ? `Show ${links.length}` : `Show all ${links.length}`} summaryClassName="summary-row">
          {list}
        </PhoneDisclosure>
      ) : (
        list
      )}
    </div>
  );
}
