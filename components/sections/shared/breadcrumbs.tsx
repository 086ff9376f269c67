import type { Route } from "next";
import { Link } from "@/components/ui/links/link";

/** A step of the way to the page. */
export interface Crumb {
  label: string;
  route: Route;
}

/** The way back up: the pages above this one, then this one's name, for screen readers only: for the eye it is the heading right below. */
export function Breadcrumbs({ parents, current }: { parents: Crumb[]; current: string }) {
  return (
    <nav aria-label="Breadcrumbs" className="crumbs">
      <ol>
        {parents.map(({ label, route }) => (
          <li key={route}>
            <Link href={route} className="text-link">
              {label}
            </Link>
          </li>
        ))}
        <li aria-current="page" className="sr-only">
          {current}
        </li>
      </ol>
    </nav>
  );
}
