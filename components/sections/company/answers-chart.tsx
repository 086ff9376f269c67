import { clsx } from "clsx";
import { useId } from "react";
import { ticks } from "@/components/art/pen/measures";
import { LATITUDE } from "@/components/art/pen/points";
import { line, rect, rects } from "@/components/art/pen/shapes";
import { Across, CalloutMark, MinuteNumerals, NOTE, ScaleFigure } from "@/components/sections/shared/to-scale";
import { percent } from "@/components/ui/percent";
import { sum } from "@/components/ui/sum";
import type { Faq, FaqItem } from "@/content/single-pages/faq";
import { wordsIn } from "./word-counts";

/** Heights in the drawing, in pixels from its top: the balloons, the bar of the answers, the call, the foot. */
const [BALLOON, BAR, BAR_FOOT, CALL, FOOT] = [12, 36, 52, 126, 160];
/** For the `line-run` around the drawing: its line leaves at the height of the call (app/styles/layout/line.css). */
export const LEAVES_AT_CALL = "[--last:126px] md:[--last:calc(8.25rem+126px)]";

interface AnswersChartProps {
  scale: NonNullable<Faq["scale"]>;
  items: readonly FaqItem[];
}

/** The answers as blocks of a map's scale bar, a tick for ten words, and the way down to where they lie in the call. */
function answersMarkup(lengths: readonly number[], words: number, shareOfCall: number): string {
  const blocks = lengths.map((width, index) => ({ x: sum(lengths.slice(0, index)), y: BAR, width, height: BAR_FOOT - BAR }));
  const tens = Math.floor(words / 10);
  return (
    rects(
      blocks.filter((_, index) => index % 2 === 0),
      "l2 fi",
    ) +
    rects(
      blocks.filter((_, index) => index % 2 === 1),
      "l2 fp",
    ) +
    ticks({ from: [tens * 10, BAR_FOOT], to: [0, BAR_FOOT], divisions: tens, length: 5 }, "l1 m") +
    line([0, BAR_FOOT], [0, CALL - 10], "l1 m") +
    line([words, BAR_FOOT], [words * shareOfCall, CALL - 10], "l1 m")
  );
}

/** A ruler of the call in minutes, and the piece of it that is drawn large above. */
const callMarkup = (minutes: number, shareOfCall: number): string =>
  ticks({ from: [minutes, CALL], to: [0, CALL], divisions: minutes, length: (minute) => (minute % 5 === 0 ? 12 : 6) }, "l1") +
  rect(0, CALL - 10, minutes * shareOfCall, 20, "l2");

/** "3 min 34 s". */
function durationWords(minutes: number): string {
  const seconds = Math.round(minutes * 60);
  return `${Math.floor(seconds / 60)}\u00a0min\u00a0${seconds % 60}\u00a0s`;
}

/**
 * The answers laid on the first call, both to scale: how much of it is over once they are read. Each block leads to its answer, whose
 * number it bears; the line is the call, and runs on to the way to book it.
 */
export function AnswersChart({ scale: { title, call, wordsPerMinute, answers, free }, items }: AnswersChartProps) {
  const id = useId();
  const lengths = items.map(({ answer }) => wordsIn(answer));
  const words = sum(lengths);
  const reading = words / wordsPerMinute;
  const share = reading / call;
  const duration = durationWords(reading);
  return (
    <ScaleFigure
      id={id}
      title={title}
      description={`${items.map(({ topic }, index) => `${topic}, ${lengths[index]} words`).join("; ")}.`}
      caption={`The bars show reading time at ${wordsPerMinute} words a minute. Read first, and spend the whole call on your project.`}
      height={FOOT}
      role="group"
      className="md:pt-[8.25rem]"
      line="right-0 bottom-[34px] left-mar -mb-px"
    >
      <Across units={words} height={FOOT} markup={answersMarkup(lengths, words, share)} />
      <Across units={call} height={FOOT} markup={callMarkup(call, share)} />
      <text x={12} y={BAR_FOOT + 21} className={NOTE}>{`${answers}: ${duration}`}</text>
      <text x="100%" y={CALL - 12} textAnchor="end" className={NOTE}>{`${free}: ${call}\u00a0min`}</text>
      <MinuteNumerals minutes={call} y={CALL + 29} />
      {items.map((item, index) => (
        <AnswerLink
          key={item.id}
          item={item}
          number={index + 1}
          from={sum(lengths.slice(0, index)) / words}
          share={(lengths[index] ?? 0) / words}
        />
      ))}
    </ScaleFigure>
  );
}

interface AnswerLinkProps {
  item: FaqItem;
  number: number;
  /** Where its block begins and how long it is, as shares of the bar. */
  from: number;
  share: number;
}

/** A block's balloon and, where there is room, its topic, rising at the house angle. */
function AnswerLink({ item: { id, topic }, number, from, share }: AnswerLinkProps) {
  return (
    <a href={`#${id}`} className="d-room" aria-label={`${number} ${topic}`}>
      <rect x={percent(from)} width={percent(share)} height={BAR_FOOT} className="d-hit" />
      <svg x={percent(from)} aria-hidden="true">
        <CalloutMark number={number} x={11} y={BALLOON} to={BAR} />
        <text
          transform={`translate(7 ${BALLOON - 17})rotate(${-LATITUDE})`}
          className={clsx(NOTE, "max-lg:text-[0.75rem] max-lg:tracking-[-0.02em] max-md:hidden")}
        >
          {topic}
        </text>
      </svg>
    </a>
  );
}
