import type { Route } from "next";
import { DayAxis, DayBar, hourLabel } from "@/components/sections/day-scale";
import { Heading } from "@/components/ui/heading";
import { Link } from "@/components/ui/link";
import { More } from "@/components/ui/more";
import type { Home } from "@/content/home";
import type { Industry, MoreLink } from "@/content/schema";

/** An industry as a row of the chart. */
export interface IndustryRow {
  slug: string;
  route: Route;
  name: string;
  hours: Industry["hours"];
}

interface IndustryHoursProps {
  copy: Home["industries"];
  industries: IndustryRow[];
  /** Where there are more of them. */
  more?: MoreLink;
}

const QUARTERS = [0, 6, 12, 18, 24] as const;
/** From the row's head past its foot, where the next row lies over it: the hours are lines through all rows. */
const GUIDE = [-0.4, 2] as const;

const spoken = ({ critical, release }: Industry["hours"]): string =>
  `can’t go down ${critical.map(({ from, to }) => `${hourLabel(from)} to ${hourLabel(to)}`).join(" and ")}; release ${hourLabel(release.from)} to ${hourLabel(release.to)}`;

/** Seventeen rows on one day: solid when a trade can't go down, outlined when one would release. Each row is a link. */
export function IndustryHours({ copy, industries, more }: IndustryHoursProps) {
  return (
    <div id="industry" className="sheet pt-8 md:pt-s9">
      <div className="grid-12 items-end gap-y-3 pb-[clamp(0.75rem,3cqi,3.5rem)]">
        <Heading level={2} size="d2" text={copy.heading} className="settle md:col-span-7" />
        <p className="leading-[1.4] md:text-[1.0625rem] md:col-span-4 md:col-start-9">{copy.lead}</p>
      </div>
      <div className="px-mar">
        <DayAxis />
        <ul className="overflow-y-clip border-t-[1.5px] border-ink">
          {industries.map(({ slug, route, name, hours }) => (
            <li key={slug}>
              <Link
                href={route}
                className="hours-row group/hours grid items-center gap-x-gut border-b border-line hover:bg-tint focus-visible:-outline-offset-3"
              >
                <span className="py-1 text-[0.84375rem] leading-[1.2] font-semibold tracking-[-0.015em] group-hover/hours:underline md:py-2 md:text-[1.0625rem]">
                  {name}
                </span>
                <span className="sr-only">{`, ${spoken(hours)}`}</span>
                <DayBar hours={hours} ticks={QUARTERS} reach={GUIDE} inset={0.08} className="h-4 md:h-5" />
              </Link>
            </li>
          ))}
        </ul>
        <More link={more} className="inline-block py-2.5 font-semibold underline decoration-1 underline-offset-[0.22em]" />
        <p className="pt-2.5 font-note text-note text-ink-2">{copy.note}</p>
      </div>
    </div>
  );
}
