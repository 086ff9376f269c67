import type { Route } from "next";
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

/** The page before and the page after in a collection, which runs in a ring; nothing for a page that is alone in its collection. */
export function Neighbours({ previous, next, collection, isAlone }: NeighboursOfPage) {
  if (isAlone) return null;
  return (
    <nav aria-label={`More ${collection}`} className="neighbours mx-mar mt-s9">
      <Link href={previous.route} rel="prev">
        <small>Previous</small>
        {` ${previous.name}`}
      </Link>{" "}
      <Link href={next.route} rel="next">
        <small>Next</small>
        {` ${next.name}`}
      </Link>
    </nav>
  );
}
