"use client";

import { type ReactNode, useEffect, useRef } from "react";
import type { SundialCopy } from "@/content/single-pages/home";
import { useMinute } from "./clock-store";
import { differenceWords, halfDay, isDay, nextSunrise, type SundialPlace, siderealTime, sunlitShare, sunTime } from "./time/sun";
import { hourOf, timeWords, wallTime, zonedIso } from "./time/zone-time";

interface SundialProps {
  place: SundialPlace;
  copy: SundialCopy;
  /** What the dial shows until the page is hydrated, in epoch milliseconds. */
  stillAt: number;
  /** Local sidereal time, in hours, at which the stars around it are drawn. */
  starsAt: number;
  /** The face, 300 units wide about its middle. */
  children: ReactNode;
}

/** Hours of the dial's ring as one dash of a circle of radius `r` that starts at midnight and runs against the hours. */
const ringDash = (r: number, from: number, to: number): string => {
  const hours = [24 - Math.max(from, to), Math.abs(to - from), 24];
  return `0 ${hours.map((length) => Number(((length * 2 * Math.PI * r) / 24).toFixed(2))).join(" ")}`;
};

/** A sundial that tells the time: where the sun stands, how far the shadow reaches, what watches say, and why they differ. */
export function Sundial({ place, copy, stillAt, starsAt, children }: SundialProps) {
  const minute = useMinute();
  const isHydrated = minute !== undefined;
  const now = minute ?? stillAt;
  const day = isDay(now, place);
  const hour = sunTime(now, place.longitude);
  const half = halfDay(now, place.latitude);
  return (
    <div ref={useLight(minute, place, starsAt)} className="sundial">
      <svg viewBox="-150 -150 300 300" aria-hidden="true">
        <circle r={110} className="fill-paper" />
        <g className="sundial-ring">
          <circle r={98} strokeDasharray={ringDash(98, 12, day ? hour : 12)} />
          <circle r={117} strokeDasharray={ringDash(117, 12 - half, 12 + half)} />
        </g>
        {day && (
          <g
            className="sundial-sun"
            style={isHydrated ? { transform: `rotate(${((12 - hour) * 15).toFixed(2)}deg)` } : undefined}
          >
            <path d="M0-118V0" />
            <path d="M0 0V110" />
            <circle cy={-132} r={13} />
          </g>
        )}
        {children}
      </svg>
      <Reading now={now} day={day} place={place} copy={copy} />
      <p className="sundial-why">
        {isHydrated ? "" : `${copy.still} `}
        {day ? differenceWords(now, place) : nightWords(now, place)}
      </p>
    </div>
  );
}

interface ReadingProps {
  now: number;
  day: boolean;
  place: SundialPlace;
  copy: SundialCopy;
}

/** The dial's time beside the watch's; at night, when it has none, the hour of the sunrise. */
function Reading({ now, day, place, copy }: ReadingProps) {
  const sunrise = day ? undefined : nextSunrise(now, place);
  return (
    <dl className="sundial-times">
      {day && (
        <div>
          <dt>{copy.sun}</dt> <dd>{timeWords(Math.round(sunTime(now, place.longitude) * 60) / 60)}</dd>
        </div>
      )}
      {sunrise && (
        <div>
          <dt>{copy.sunrise}</dt> <dd>{watchWords(sunrise, place)}</dd>
        </div>
      )}
      <div>
        <dt>{copy.watch}</dt>{" "}
        <dd>
          <time dateTime={zonedIso(now, place.zone)}>{watchWords(now, place)}</time>
        </dd>
      </div>
    </dl>
  );
}

const watchWords = (epochMs: number, { zone }: SundialPlace): string => timeWords(hourOf(wallTime(epochMs, zone)));

function nightWords(now: number, place: SundialPlace): string {
  if (!nextSunrise(now, place)) return `The sun is down in ${place.place} and does not rise today. The lamp is lit.`;
  return `The sun is down in ${place.place}. The lamp is lit until it rises.`;
}

/**
 * Gives the first screen the light of the hour, by attributes that its style sheet and its drawings read: how far the rooms are lit, how far
 * the stars have turned, whether it is night. The screen is server markup around the clock, so they are set from here and not by React.
 */
function useLight(now: number | undefined, place: SundialPlace, starsAt: number) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const screen = ref.current?.closest<HTMLElement>(".hero");
    if (!screen || now === undefined) return;
    const day = isDay(now, place);
    screen.dataset.light = day ? "day" : "night";
    screen.style.setProperty("--lit", day ? sunlitShare(now, place).toFixed(3) : "1");
    screen.style.setProperty("--sky", `${((starsAt - siderealTime(now, place.longitude)) * 15).toFixed(1)}deg`);
  }, [now, place, starsAt]);
  return ref;
}
