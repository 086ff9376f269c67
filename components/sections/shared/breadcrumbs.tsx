import type { Route } from "next";
import { Link } from "@/components/ui/links/link";

/** A step of the way to the page. */
export interface Crumb {
  label: string;
  route: Route;
}

/** The way back up: the pages above this one, then this one's name. `z-1`: the line box of the heading below overlaps it and would take its clicks. */
export function Breadcrumbs({ above, current }: { above: Crumb[]; current: string }) {
  return (
    <nav aria-label="Breadcrumbs" className="relative z-1 font-note text-[0.9375rem] font-medium">
      <ol className="flex flex-wrap gap-x-2.5">
        {above.map(({ label, route }) => (
          <li key={route} className="flex gap-2.5">
            <Link href={route} className="py-0.5 text-link">
              {label}
            </Link>
            <span aria-hidden="true" className="py-0.5 text-ink-2">
              /
            </span>
          </li>
        ))}
        <li aria-current="page" className="py-0.5">
          {current}
        </li>
      </ol>
    </nav>
  );
}
