import { type ReactNode, useId } from "react";
import { Ink } from "@/components/art/drawing";
import { crew, sitter, stander } from "@/components/art/figures/figure";
import { place } from "@/components/art/pen/markup";
import { dimensionTick, ticks } from "@/components/art/pen/measures";
import { LATITUDE, TAN_LATITUDE } from "@/components/art/pen/points";
import { line, lines } from "@/components/art/pen/shapes";
import { desk, finish, phone } from "@/components/art/scenes/furniture";
import { Across, CalloutMark, MinuteNumerals, NOTE, ScaleFigure } from "@/components/sections/shared/to-scale";
import { percent } from "@/components/ui/percent";
import type { Contact } from "@/content/single-pages/contact";

/** Heights in the drawing, in pixels from its top: the balloons, the measure of the call, over a head, the line, the foot of the bars, the foot. */
const [BALLOON, MEASURE, HEAD, LINE, BAR_FOOT, FOOT] = [12, 38, 48, 106, 126, 146];
const HOUR = 60;
/** Figures are drawn at four fifths of a scene's size: 56 pixels. */
const SIZE = 0.8;

const at = (minute: number): string => percent(minute / HOUR);
const drawn = (...parts: string[]): string => place(0, LINE, finish(...parts), SIZE);

/** How far beside its head a balloon stands whose leader leans at the house angle, in pixels. */
const LEAN = Math.round((HEAD - BALLOON) * TAN_LATITUDE);
/** From the middle of a head to where such a leader ends. */
const BESIDE = 4;

/** At a desk, writing; and at another, reading what comes in. */
const writer = () => drawn(desk(0, 0, { width: 32 }), crew(sitter({ who: 1, at: [14, 0], hands: "34,-33" })));
const reader = () =>
  drawn(desk(0, 0, { width: 44, facing: -1 }), crew(sitter({ who: 3, at: [54, 0], facing: -1, hands: "42,-38" })));

/** The same on phones, where two desks would touch and the second one miss the window: on foot. */
const standingReader = () =>
  drawn(crew(stander({ who: 3, at: [0, 0], hands: "11,-48" })), phone(12, -51, { width: 5, height: 11 }));

/** On the telephone, at the left end of the call (1) or at its right end (-1). */
const caller = (facing: 1 | -1) =>
  drawn(
    crew(stander({ who: facing === 1 ? 1 : 3, at: [0, 0], facing, hands: [[facing * 4, -62]] })),
    phone(facing * 3.5, -65, { width: 3.5, height: 9 }),
  );

/** An end of the call's measure. */
const END = line([0, MEASURE - 5], [0, MEASURE + 6], "l1 m") + lines([dimensionTick([0, MEASURE])], "l2");

/** Minutes along the line; marks every fifth. */
const rulerMarkup = (): string =>
  ticks({ from: [HOUR, LINE], to: [0, LINE], divisions: HOUR, length: (minute) => (minute % 5 === 0 ? 12 : 6) }, "l1");

/** Things that stand at a minute, in pixels from there. */
function At({ minute, className, children }: { minute: number; className?: string; children: ReactNode }) {
  return (
    <svg className={className} x={at(minute)} aria-hidden="true">
      {children}
    </svg>
  );
}

interface CalloutProps {
  number: number;
  /** Left of the minute it stands at, in pixels. */
  x: number;
  /** Where its leader ends, in pixels from the top, and from the minute unless right below. */
  to: number;
  toX?: number;
  words: NonNullable<Contact["hour"]>["callouts"][number];
}

/** A numbered balloon with its leader, and beside it what happens: on phones in a word. */
function Callout({ number, x, to, toX, words: { short, more } }: CalloutProps) {
  return (
    <>
      <CalloutMark number={number} x={x} y={BALLOON} to={to} toX={toX} />
      <text x={x + 18} y={BALLOON + 5} className={NOTE}>
        {short}
        <tspan className="max-md:hidden">{more}</tspan>
      </text>
    </>
  );
}

/**
 * What happens after a message, on one hour to scale: it is written, read and answered, and talked about. The line runs along the hour:
 * on phones it comes from the form's button, else it falls to it (app/styles/contact/contact-line.css).
 */
export function FirstHour({
  hour: { title, description, caption, reply, call, callouts },
}: {
  hour: NonNullable<Contact["hour"]>;
}) {
  const id = useId();
  const [write, answer, talk] = callouts;
  const [from, to] = call;
  return (
    <ScaleFigure
      id={id}
      title={title}
      description={description}
      caption={caption}
      height={FOOT}
      line="top-(--line-at) right-(--line-ends) left-mar"
    >
      <HourBars id={id} reply={reply} call={call} />
      <Across units={HOUR} height={FOOT} markup={rulerMarkup() + line([from, MEASURE], [to, MEASURE], "l1 m")} />
      <MinuteNumerals minutes={HOUR} y={FOOT - 3} />
      <At minute={0}>
        <Ink markup={writer()} />
        <Callout number={1} x={11} to={52} words={write} />
      </At>
      <At minute={(reply[0] + reply[1]) / 2} className="md:hidden">
        <Ink markup={standingReader()} />
        <Callout number={2} x={LEAN + BESIDE} to={HEAD} toX={BESIDE} words={answer} />
      </At>
      <At minute={reply[0]} className="max-md:hidden">
        <Ink markup={reader()} />
        <Callout number={2} x={43} to={52} words={answer} />
      </At>
      <At minute={from}>
        <Ink markup={caller(1) + END} />
      </At>
      <At minute={to}>
        <Ink markup={caller(-1) + END} />
      </At>
      <At minute={(from + to) / 2}>
        <Callout number={3} x={0} to={MEASURE} words={talk} />
      </At>
    </ScaleFigure>
  );
}

/** The reply, hatched because its minute is not known beforehand, and the call. */
function HourBars({ id, reply, call }: Pick<NonNullable<Contact["hour"]>, "reply" | "call"> & { id: string }) {
  const bar = ([from, to]: readonly [number, number]) => ({
    x: at(from),
    y: LINE,
    width: at(to - from),
    height: BAR_FOOT - LINE,
  });
  return (
    <>
      <pattern id={`${id}hatch`} width="9" height="4.5" patternUnits="userSpaceOnUse" patternTransform={`rotate(${-LATITUDE})`}>
        <path className="d-l1" d="M0 2H9" />
      </pattern>
      <rect {...bar(reply)} fill={`url(#${id}hatch)`} className="stroke-ink stroke-[1.5]" />
      <rect {...bar(call)} className="d-l2 d-ft" />
    </>
  );
}
