import type { ReactNode } from "react";

/** ISO 3166 codes of the countries with an office. Specification, section 3. */
export type FlagCode = "IN" | "US" | "GB" | "AU";

/** A star's outline: its centre, outer radius and points; inner radius 4/9 of the outer, as on the flag of Australia. */
function star(cx: number, cy: number, radius: number, points: number): string {
  const corners = Array.from({ length: points * 2 }, (_, corner) => {
    const reach = corner % 2 === 0 ? radius : (radius * 4) / 9;
    const turn = (corner * Math.PI) / points;
    return `${(cx + reach * Math.sin(turn)).toFixed(2)} ${(cy - reach * Math.cos(turn)).toFixed(2)}`;
  });
  return `M${corners.join("L")}Z`;
}

/** The Ashoka Chakra has 185/600 of the flag's height and 24 spokes, here a ring's dashes: 24 times .55 is its length. */
const india = (
  <>
    <path fill="#fff" d="M0 0H45V30H0Z" />
    <path fill="#ff671f" d="M0 0H45V10H0Z" />
    <path fill="#046a38" d="M0 20H45V30H0Z" />
    <g fill="none" stroke="#06038d">
      <circle cx="22.5" cy="15" r="4.3" strokeWidth=".6" />
      <circle cx="22.5" cy="15" r="2.1" strokeWidth="4.2" strokeDasharray=".165 .385" />
    </g>
    <circle cx="22.5" cy="15" r=".8" fill="#06038d" />
  </>
);

/** Thirteen stripes; the canton is seven stripes high and two fifths wide; fifty stars in nine rows, too small here for points. */
const usa = (
  <>
    <path fill="#b31942" d="M0 0H45V30H0Z" />
    <path stroke="#fff" strokeWidth="2.3077" d="M0 3.4615H45M0 8.0769H45M0 12.6923H45M0 17.3077H45M0 21.9231H45M0 26.5385H45" />
    <path fill="#0a3161" d="M0 0H18V16.1538H0Z" />
    <path
      stroke="#fff"
      strokeWidth="1.1"
      strokeLinecap="round"
      strokeDasharray="0 3"
      d={`${[1, 3, 5, 7, 9].map((row) => `M1.5 ${(row * 1.61538).toFixed(2)}h15.1`).join("")}${[2, 4, 6, 8].map((row) => `M3 ${(row * 1.61538).toFixed(2)}h12.1`).join("")}`}
    />
  </>
);

/** Saltires of Andrew and Patrick, counterchanged, under the cross of George with its fimbriation, in fifths and fifteenths. */
const britain = (
  <>
    <path fill="#012169" d="M0 0H45V30H0Z" />
    <path stroke="#fff" strokeWidth="6" d="M-3 -2L48 32M48 -2L-3 32" />
    <path
      fill="#c8102e"
      d="M0 0L22.5 15H18.894L0 2.404ZM45 30L22.5 15H26.106L45 27.596ZM45 0L22.5 15V12.596L41.394 0ZM0 30L22.5 15V17.404L3.606 30Z"
    />
    <path stroke="#fff" strokeWidth="10" d="M22.5 0V30M0 15H45" />
    <path stroke="#c8102e" strokeWidth="6" d="M22.5 0V30M0 15H45" />
  </>
);

/** The Union Flag in the canton, the Commonwealth Star under it, the Southern Cross on the fly: Flags Act 1953, drawn in 3:2. */
const australia = (
  <>
    <path fill="#012169" d="M0 0H45V30H0Z" />
    <svg width="22.5" height="15" viewBox="0 0 45 30" aria-hidden="true">
      {britain}
    </svg>
    <path
      fill="#fff"
      d={[
        star(11.25, 22.5, 4.5, 7),
        star(33.75, 25, 2.143, 7),
        star(28.125, 13.125, 2.143, 7),
        star(33.75, 5, 2.143, 7),
        star(38.75, 11.125, 2.143, 7),
        star(36, 16.25, 1.25, 5),
      ].join("")}
    />
  </>
);

const flags: Record<FlagCode, ReactNode> = { IN: india, US: usa, GB: britain, AU: australia };

interface FlagProps {
  code: FlagCode;
  className?: string;
}

/** A flag in its own colours, simplified and in 3:2. It is decoration: the country's name must stand beside it. */
export function Flag({ code, className }: FlagProps) {
  return (
    <svg viewBox="0 0 45 30" width="27" height="18" className={className} aria-hidden="true">
      {flags[code]}
    </svg>
  );
}
