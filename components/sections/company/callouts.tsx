import type { About } from "@/content/types";

/** What the numbers on a page's drawing stand for, each under its place in the drawing from lg on. */
export function Callouts({ callouts }: { callouts: NonNullable<About["callouts"]> }) {
  return (
    <ol className="callouts counted">
      {callouts.map(({ title, text }) => (
        <li key={title}>
          <b>{title}</b> {text}
        </li>
      ))}
    </ol>
  );
}
