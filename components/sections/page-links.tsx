import type { Route } from "next";
import { Icon } from "@/components/ui/icon";
import { Link } from "@/components/ui/link";
import { RichText } from "@/components/ui/rich-text";

export interface PageLink {
  route: Route;
  title: string;
  /** What that page's subject does here. */
  text: string;
}

/** Links to pages of another collection, each saying what it has to do with this one. */
export function PageLinks({ links }: { links: PageLink[] }) {
  return (
    <ul className="grid gap-x-gut px-mar md:grid-cols-2 lg:grid-cols-3">
      {links.map(({ route, title, text }) => (
        <li key={route} className="group/link relative border-t border-line py-5">
          <h3 className="text-h3 font-semibold">
            <Link
              href={route}
              className="group-hover/link:underline group-hover/link:underline-offset-[0.16em] after:absolute after:inset-0"
            >
              {title}
              <Icon
                name="arrow-right"
                className="ml-2.5 text-[0.8em] transition-transform motion-safe:group-hover/link:translate-x-[5px]"
              />
            </Link>
          </h3>
          <p className="mt-2 text-ink-2">
            <RichText text={text} />
          </p>
        </li>
      ))}
    </ul>
  );
}
