import { clsx } from "clsx";
import type { Route } from "next";
import { ArtUse } from "@/components/art/drawing";
import type { DrawnPage } from "@/components/art/drawn-as";
import { drawingOr } from "@/components/art/sprites/drawn";
import { Icon } from "@/components/ui/icon";
import { Link } from "@/components/ui/links/link";
import type { IconName, Tone } from "@/content/collections/schema";

/** A service as its card shows it. */
export interface RelatedService extends DrawnPage {
  route: Route;
  title: string;
  text: string;
  category: string;
  tone: Tone;
  icon: IconName;
}

/** Services next to this one, each with its card's drawing, on phones with its glyph; the whole cell is the link. */
export function RelatedServices({ services }: { services: RelatedService[] }) {
  if (services.length === 0) return null;
  return (
    <ul
      className={clsx(
        "mx-mar grid border-t-[1.5px] border-ink md:grid-cols-2",
        services.length === 3 ? "lg:grid-cols-3" : "lg:grid-cols-2",
      )}
    >
      {services.map(({ route, title, text, category, tone, ...page }) => (
        <li
          key={page.slug}
          data-tone={tone}
          className={clsx(
            "group relative border-b border-line py-4.5 max-md:grid max-md:grid-cols-[auto_minmax(0,1fr)] max-md:gap-x-4 max-md:wrap-break-word md:px-[clamp(1.25rem,2.4cqi,3rem)] md:py-8 md:first:pl-0 md:even:border-l lg:last:border-l md:max-lg:nth-3:col-span-2 md:max-lg:nth-3:grid md:max-lg:nth-3:grid-cols-2 md:max-lg:nth-3:gap-x-10 md:max-lg:nth-3:px-0",
            services.length === 2 && "lg:grid lg:grid-cols-2 lg:items-start lg:gap-x-gut",
          )}
        >
          <ArtUse sheet="glyphs" name={page.icon} className="mt-1 size-12 md:hidden" />
          <ArtUse
            {...drawingOr("services", page)}
            className={clsx(
              "hidden max-w-full [--callouts:none] md:block md:h-60 xl:h-80",
              services.length === 2 && "lg:h-auto!",
            )}
          />
          <div className={clsx("md:mt-6", services.length === 2 && "lg:mt-[3cqi]")}>
            <p className="flex items-center gap-2.5 font-note text-note font-medium">
              <span className="line-type" />
              {category}
            </p>
            <h3 className="mt-2 text-d3 font-semibold">
              <Link
                href={route}
                className="group-hover:underline group-hover:decoration-2 group-hover:underline-offset-[0.16em] stretched"
              >
                {title}
                <Icon
                  name="arrow-right"
                  className="ml-2.5 text-[0.7em] transition-transform motion-safe:group-hover:translate-x-[5px]"
                />
              </Link>
            </h3>
            <p className="mt-2 max-w-[30em] text-ink-2">{text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
