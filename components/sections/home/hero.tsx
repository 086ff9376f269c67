import type { Route } from "next";
import { Ink } from "@/components/art/drawing";
import type { Composition } from "@/components/art/hero/works";
import { Balloon } from "@/components/ui/balloon";
import { ButtonLink } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { Link } from "@/components/ui/link";
import type { Home } from "@/content/home";

/** The drawing in its three settings; each service's room leads to its page. */
export interface HeroDrawings {
  desktop: Composition;
  tablet: Composition;
  phone: Composition;
}

interface HeroProps {
  copy: Home["hero"];
  drawings: HeroDrawings;
  /** Addresses of the service pages by slug. */
  serviceRoutes: Record<string, Route>;
  /** The room that the badge belongs to. */
  badgeRoom: { number: number; route: Route };
}

/** The first screen: a headline over twelve columns, and the works in section, on one line from the button to the beacon. */
export function Hero({ copy, drawings, serviceRoutes, badgeRoom }: HeroProps) {
  return (
    <header id="top" className="hero relative overflow-clip">
      <h1 className="pointer-events-none relative z-10 px-mar font-semibold">
        {copy.headlineLines.map((line, index) => (
          <span key={line} className="block">
            {index < copy.headlineLines.length - 1 ? `${line} ` : line}
          </span>
        ))}
      </h1>
      <div className="hero-copy z-20 grid justify-items-start px-mar">
        <Link
          href={badgeRoom.route}
          className="hero-badge mb-4.5 inline-flex items-center gap-2.5 rounded-1 border border-ink bg-paper py-1.5 pr-3.5 pl-1.5 font-note text-[0.9375rem] leading-none font-semibold hover:bg-tint xl:text-[1.0625rem]"
        >
          <Balloon number={badgeRoom.number} className="border-0 bg-p-f text-on-p" />
          {copy.badge}
        </Link>
        <p className="mb-5.5 max-w-[24.5em] text-lead md:mb-7">{copy.lead}</p>
        <ButtonLink href="/contact" className="relative z-10 max-md:w-full max-md:justify-between @max-[17rem]:flex-wrap">
          {copy.action}
        </ButtonLink>
      </div>
      <Works setting="desktop" drawing={drawings.desktop} serviceRoutes={serviceRoutes} />
      <Works setting="tablet" drawing={drawings.tablet} serviceRoutes={serviceRoutes} />
      <Works setting="phone" drawing={drawings.phone} serviceRoutes={serviceRoutes} />
      <div className="flex flex-wrap items-center justify-between gap-x-6 px-mar pt-3 lg:pt-0 min-[360px]:flex-nowrap @max-[17rem]:flex-wrap">
        <p className="hero-caption font-note text-note text-ink-2">{copy.caption}</p>
        <a
          href="#about"
          className="hero-scroll group/scroll z-20 inline-flex min-h-11 items-center whitespace-nowrap gap-3.5 font-note text-[0.9375rem] font-semibold focus-visible:-outline-offset-3"
        >
          {copy.scrollHint}
          <Icon name="arrow-down" className="text-[1.25rem] transition-transform motion-safe:group-hover/scroll:translate-y-1" />
        </a>
      </div>
    </header>
  );
}

interface WorksProps {
  setting: keyof HeroDrawings;
  drawing: Composition;
  serviceRoutes: Record<string, Route>;
}

/** Long enough to reach the button from the line's start at every width, in units; what is too much lies behind the button. */
const CONNECTOR = { desktop: 60, tablet: 0, phone: 30 } as const;
/** On tablets the line starts higher than the button's foot (app/styles/hero.css): above this height over the ground it is cut off. */
const TABLET_CUT = 262;

/** The section in one setting: eight rooms as links, and over them the line, which takes no clicks. */
function Works({ setting, drawing, serviceRoutes }: WorksProps) {
  const id = `works-${setting}`;
  const [x, y] = drawing.start;
  const [left, top, width, height] = drawing.viewBox;
  const cut = `M${x + 20} ${top}H${left + width}V${top + height}H${left}V${-TABLET_CUT}H${x + 20}z`;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a drawing that holds links is a group; a fieldset is not an SVG element
    <svg
      viewBox={drawing.viewBox.join(" ")}
      className={`d-works w-full overflow-visible font-note hero-${setting}`}
      role="group"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-description`}
    >
      <title id={`${id}-title`}>{drawing.title}</title>
      <desc id={`${id}-description`}>{drawing.description}</desc>
      <Ink markup={drawing.building} />
      {drawing.rooms.map(({ number, slug, name, hit, markup, label }) => {
        const route = serviceRoutes[slug];
        return (
          route && (
            <Link key={slug} href={route} className="d-room" data-room={number} aria-label={name}>
              <path className="d-hit" d={hit} />
              <Ink markup={markup + label} />
            </Link>
          )
        );
      })}
      {setting === "tablet" ? (
        <clipPath id={`${id}-cut`}>
          <path d={cut} />
        </clipPath>
      ) : (
        <path className="hero-connector d-l3 d-s" pathLength={1} d={`M${x} ${y - CONNECTOR[setting]}V${y}`} />
      )}
      <g className="pointer-events-none" clipPath={setting === "tablet" ? `url(#${id}-cut)` : undefined}>
        <Ink markup={drawing.line} />
      </g>
    </svg>
  );
}
