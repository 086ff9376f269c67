import { clsx } from "clsx";
import type { Route } from "next";
import type { CSSProperties } from "react";
import { Ink } from "@/components/art/drawing";
import { type Composition, SIDEREAL_HOURS } from "@/components/art/home-hero/building";
import { frameProperties, type PlaceProperties, placeProperties, placesOf } from "@/components/art/home-hero/places";
import { spriteAddress } from "@/components/art/sprites/sprite-address";
import { Sundial } from "@/components/clocks/sundial";
import { equinoxNoon, type SundialPlace } from "@/components/clocks/time/sun";
import { ButtonLink } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { Link } from "@/components/ui/links/link";
import { onMargin } from "@/components/ui/text/heading";
import type { Home } from "@/content/single-pages/home";
import { type HeadlineRoom, headlineRoom } from "./headline-room";

/** A room of the drawing: a link to its service's page. */
export interface RoomLink {
  number: number;
  route: Route;
  name: string;
  /** On phones, where the name has no room. */
  shortName?: string;
}

interface HeroProps {
  copy: Home["hero"];
  drawings: { wide: Composition; phone: Composition };
  /** In the order of their numbers. */
  rooms: RoomLink[];
  /** Where the sundial stands, and the year of the build. */
  sundial: { site: SundialPlace; year: number };
  /** The page that the badge belongs to; without it the badge is no link. Its room lights up with the badge. */
  badgeRoute?: Route;
}

/** The first screen: a headline over twelve columns, and the works in section, on one line from the button to the beacon. */
export function Hero({ copy, drawings, rooms, badgeRoute, sundial: { site, year } }: HeroProps) {
  const properties: CSSProperties & HeadlineRoom = { ...headlineRoom(copy.headlineLines), ...frameProperties(drawings.wide) };
  return (
    <header id="top" className="hero" style={properties}>
      <h1>
        {copy.headlineLines.map((line, index) => (
          <span key={line} style={onMargin(line)}>
            {index < copy.headlineLines.length - 1 ? `${line} ` : line}
          </span>
        ))}
      </h1>
      <div className="hero-copy">
        {copy.badge && badgeRoute ? (
          <Link href={badgeRoute} className="hero-badge">
            {copy.badge}
          </Link>
        ) : (
          copy.badge && <span className="hero-badge">{copy.badge}</span>
        )}
        <p>{copy.lead}</p>
        <ButtonLink href="/contact" className="hero-action">
          {copy.action}
        </ButtonLink>
      </div>
      <a href="#about" className="hero-scroll">
        {copy.scrollHint}
        <Icon name="arrow-down" />
      </a>
      <figure className="hero-works d-works" aria-label={drawings.wide.title}>
        <Scenery setting="wide" drawing={drawings.wide} />
        <Scenery setting="phone" drawing={drawings.phone} />
        <ul className="hero-rooms">
          {rooms.map((room) => (
            <li
              key={room.number}
              className={clsx(`room-${room.number}`, room.route === badgeRoute && "badge-room")}
              style={placeIn(drawings, room.number)}
            >
              <Link href={room.route}>
                <RoomName {...room} />
              </Link>
            </li>
          ))}
        </ul>
        <Line setting="wide" drawing={drawings.wide} />
        <Line setting="phone" drawing={drawings.phone} />
        <Sundial place={site} copy={copy.sundial} stillAt={equinoxNoon(year, site)} starsAt={SIDEREAL_HOURS}>
          <use href={spriteAddress("home", "sundial")} x="-150" y="-150" width="300" height="300" />
        </Sundial>
        <figcaption className="font-note text-ink-2">{copy.caption}</figcaption>
      </figure>
    </header>
  );
}

/** Where the link of a room lies over either drawing. */
function placeIn(drawings: HeroProps["drawings"], number: number): CSSProperties & PlaceProperties {
  const propertiesIn = (setting: "wide" | "phone") => {
    const place = placesOf(drawings[setting]).find((one) => one.number === number);
    return place && placeProperties(setting, place);
  };
  return { ...propertiesIn("wide"), ...propertiesIn("phone") };
}

interface SettingProps {
  setting: "wide" | "phone";
  drawing: Composition;
}

/** All of the drawing but its links and its line, by reference: a file that browsers keep. */
function Scenery({ setting, drawing: { viewBox, description } }: SettingProps) {
  return (
    <svg viewBox={viewBox.join(" ")} className={`hero-${setting}`} role="img" aria-label={description}>
      <use href={spriteAddress("home", setting)} x={viewBox[0]} y={viewBox[1]} width={viewBox[2]} height={viewBox[3]} />
    </svg>
  );
}

/** The line over rooms and labels; it takes no clicks. */
function Line({ setting, drawing: { viewBox, line } }: SettingProps) {
  return (
    <svg viewBox={viewBox.join(" ")} className={clsx("hero-line", `hero-${setting}`)} aria-hidden="true">
      <Ink markup={line} />
    </svg>
  );
}

function RoomName({ name, shortName }: Pick<RoomLink, "name" | "shortName">) {
  if (!shortName) return name;
  return (
    <>
      <span className="hero-wide">{name}</span>{" "}
      <span className="hero-phone" data-text="skip">
        {shortName}
      </span>
    </>
  );
}
