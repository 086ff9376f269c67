import { NumberedBalloon } from "@/components/ui/numbered-balloon";
import type { About } from "@/content/collections/schema";

/** What the numbers on a page's drawing stand for, each under its place in the drawing from lg on. */
export function Callouts({ callouts }: { callouts: NonNullable<About["callouts"]> }) {
  return (
    <ol className="callouts">
      {callouts.map(({ title, text }, index) => (
        <li key={title}>
          <b>
            <NumberedBalloon number={index + 1} />
            {title}
          </b>{" "}
          {text}
        </li>
      ))}
    </ol>
  );
}
