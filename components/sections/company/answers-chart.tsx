import { useId } from "react";
import { ticks } from "@/components/art/pen/measures";
import { rects } from "@/components/art/pen/shapes";
import { Across, MinuteNumerals, ScaleFigure } from "@/components/sections/shared/to-scale";
import { sum } from "@/components/ui/sum";
import type { Faq, FaqItem } from "@/content/single-pages/faq";
import { wordsIn } from "./word-counts";

/** Heights in the drawing, in pixels from its top: the bar of the call, the line under it, the foot. */
const [BAR, CALL, FOOT] = [2, 46, 80];
/** For the `line-run` around the drawing: its line leaves at the foot of the bar (app/styles/layout/line.css). */
export const LEAVES_AT_CALL = "[--last:46px]";

interface AnswersChartProps {
  scale: NonNullable<Faq["scale"]>;
  items: readonly FaqItem[];
}

/** The call in minutes: a block for each answer, in ink and paper by turns, what is left of it in colour, and a ruler. */
function callMarkup(answers: readonly number[], call: number): string {
  const block = (x: number, width: number) => ({ x, y: BAR, width, height: CALL - BAR });
  const blocks = answers.map((minutes, index) => block(sum(answers.slice(0, index)), minutes));
  const read = sum(answers);
  return (
    rects(
      blocks.filter((_, index) => index % 2 === 0),
      "fi",
    ) +
    rects([block(read, call - read)], "fs") +
    rects([block(0, call)], "l2") +
    ticks({ from: [call, CALL], to: [0, CALL], divisions: call, length: (minute) => (minute % 5 === 0 ? 12 : 6) }, "l1")
  );
}

/** "3 min 34 s". */
function durationWords(minutes: number): string {
  const seconds = Math.round(minutes * 60);
  return `${Math.floor(seconds / 60)}\u00a0min\u00a0${seconds % 60}\u00a0s`;
}

/** How many minutes the answers take to read. */
export const readingTime = (items: readonly FaqItem[], wordsPerMinute: number): number =>
  sum(items.map(({ answer }) => wordsIn(answer))) / wordsPerMinute;

/** The answers laid on the free call, to scale: how long they take to read, and how much of the call is left. Its line runs on to the way to book it. */
export function AnswersChart({ scale: { title, call, wordsPerMinute, answers, left }, items }: AnswersChartProps) {
  const id = useId();
  const lengths = items.map(({ answer }) => wordsIn(answer) / wordsPerMinute);
  const reading = readingTime(items, wordsPerMinute);
  return (
    <ScaleFigure
      id={id}
      title={title}
      description={`A bar of ${call} minutes. ${Math.round((reading / call) * 100)}% of it are the answers, one block each.`}
      below={
        <p className="flex flex-wrap justify-between gap-x-6 px-mar pt-2">
          <Duration minutes={reading} meaning={answers} />{" "}
          <Duration minutes={call - reading} meaning={left} className="text-right" />
        </p>
      }
      caption={`Reading time at ${wordsPerMinute} words a minute.`}
      height={FOOT}
      line="right-0 bottom-[34px] left-mar -mb-px"
    >
      <Across units={call} height={FOOT} markup={callMarkup(lengths, call)} />
      <MinuteNumerals minutes={call} y={CALL + 29} />
    </ScaleFigure>
  );
}

interface DurationProps {
  minutes: number;
  meaning: string;
  className?: string;
}

/** A duration in large figures, and what it is. */
function Duration({ minutes, meaning, className }: DurationProps) {
  return (
    <span className={className}>
      <span className="block font-semibold text-d3">{durationWords(minutes)}</span>{" "}
      <span className="caption text-ink">{meaning}</span>
    </span>
  );
}
