import type { Route } from "next";
import { rectData } from "@/components/art/pen/shapes";
import { spriteAddress } from "@/components/art/sprites/sprite-address";
import { VisitorNow } from "@/components/clocks/live";
import { DayAxis } from "@/components/sections/shared/day-scale";
import { SheetHead } from "@/components/sections/shared/sheet-head";
import { DAY_HOURS, dayWords, stretches } from "@/components/ui/day-hours";
import { Link } from "@/components/ui/links/link";
import { More } from "@/components/ui/links/more-link";
import { percent } from "@/components/ui/percent";
import type { Home } from "@/content/single-pages/home";
import type { Industry, MoreLink } from "@/content/types";

/** An industry as a row of the chart. */
export interface IndustryRow {
  slug: string;
  route: Route;
  name: string;
  menuLine: string;
  icon: Industry["icon"];
  hours: Industry["hours"];
}

interface IndustryHoursProps {
  copy: Home["industries"];
  industries: IndustryRow[];
  /** Where there are more of them. */
  more?: MoreLink;
}

/** Height of a bar, in rows. */
const BAR = 0.28;

/** Bars of the given spans in a row, as path data: an hour wide and a row high is one unit. */
const bars = (row: number, spans: readonly { from: number; to: number }[]): string =>
  spans
    .flatMap(stretches)
    .map(({ x, width }) => rectData(x, Number((row + (1 - BAR) / 2).toFixed(2)), width, BAR))
    .join("");

/** A finder: a row for each industry with its sign, its day to scale and, under the pointer or the focus, what we build for it. Each row is a link. */
export function IndustryHours({ copy, industries, more }: IndustryHoursProps) {
  return (
    <div id="industry" className="sheet finder">
      <SheetHead heading={copy.heading} lead={copy.lead} size="d2" className="band-head" />
      <div className="hours-chart-head">
        <p className="hours-keys">
          <span>{copy.keys.critical}</span> <span>{copy.keys.release}</span> <span>{copy.keys.now}</span>
        </p>
        <DayAxis />
        <div className="hours-chart">
          <ul>
            {industries.map(({ slug, route, name, menuLine, hours }) => (
              <li key={slug}>
                <Link href={route} aria-label={`${name}: ${menuLine}; ${dayWords(hours)}`} data-line={menuLine}>
                  {name}
                </Link>
              </li>
            ))}
          </ul>
          <Signs industries={industries} />
          <IndustryBars industries={industries} />
          <VisitorNow />
        </div>
        <More link={more} className="more-link text-link" />
        <p className="note pt-2.5">{copy.note}</p>
      </div>
    </div>
  );
}

/** The signs of all rows, which are equally high, as one drawing over the links. */
function Signs({ industries }: Pick<IndustryHoursProps, "industries">) {
  return (
    <svg className="hours-signs" aria-hidden="true">
      {industries.map(({ slug, icon }, row) => (
        <use
          key={slug}
          href={spriteAddress("icons", icon)}
          width="1em"
          height="1em"
          y={percent((row + 0.5) / industries.length)}
        />
      ))}
    </svg>
  );
}

/** The bars of all rows as one drawing over the links. */
function IndustryBars({ industries }: Pick<IndustryHoursProps, "industries">) {
  const critical = industries.map(({ hours }, row) => bars(row, hours.critical)).join("");
  const release = industries.map(({ hours }, row) => bars(row, [hours.release])).join("");
  return (
    <svg viewBox={`0 0 ${DAY_HOURS} ${industries.length}`} className="hours-bars" preserveAspectRatio="none" aria-hidden="true">
      <path d={critical} />
      <path d={release} strokeWidth="1.5" vectorEffect="non-scaling-stroke" />
    </svg>
  );
}
