import type { Route } from "next";
import { Icon } from "@/components/ui/icon";
import { Link } from "@/components/ui/links/link";

interface Neighbour {
  route: Route;
  name: string;
}

/** The pages before and after one, in the order of their collection. */
export interface NeighboursOfPage {
  previous: Neighbour;
  next: Neighbour;
  /** Such as "Services". */
  collection: string;
  /** Whether the collection has no other page. */
  isAlone: boolean;
}

const cell =
  "group/next relative grid grid-cols-[auto_minmax(0,1fr)] content-start items-center md:content-center wrap-anywhere gap-x-3 py-4 hover:bg-tint focus-visible:-outline-offset-3 md:gap-x-5 md:py-7";
const arrow = "row-span-2 text-[1.25rem] md:text-[1.75rem] transition-transform";

/** The page before and the page after in a collection, which runs in a ring; nothing for a page that is alone in its collection. */
export function Neighbours({ previous, next, collection, isAlone }: NeighboursOfPage) {
  if (isAlone) return null;
  return (
    <nav aria-label={`More ${collection}`} className="mx-mar mt-s9 grid grid-cols-2 border-t-[1.5px] border-ink print:hidden">
      <Link href={previous.route} rel="prev" className={`${cell} pr-3`}>
        <Icon name="arrow-right" className={`${arrow} rotate-180 motion-safe:group-hover/next:-translate-x-1`} />
        <span className="font-note text-note text-ink-2">Previous</span>{" "}
        <span className="leading-tight font-semibold tracking-[-0.02em] md:text-d3">{previous.name}</span>
      </Link>{" "}
      <Link
        href={next.route}
        rel="next"
        className={`${cell} grid-cols-[minmax(0,1fr)_auto]! border-l border-line pl-3 text-right`}
      >
        <span className="font-note text-note text-ink-2">Next</span>{" "}
        <Icon name="arrow-right" className={`${arrow} motion-safe:group-hover/next:translate-x-1`} />
        <span className="leading-tight font-semibold tracking-[-0.02em] md:text-d3">{next.name}</span>
      </Link>
    </nav>
  );
}
