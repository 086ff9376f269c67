import { clsx } from "clsx";
import { Drawing } from "@/components/art/drawing";
import type { Scene } from "@/components/art/scenes/scene";
import type { Drawing as DrawingText } from "@/content/schema";

interface SceneFigureProps {
  scene: Scene;
  text: DrawingText;
  /** Unique on the page: the ids of title and description are made from it. */
  id: string;
  className?: string;
}

/** A page's drawing: four bays of one cutaway on one line, in a row, two by two, or one below the other. */
export function SceneFigure({ scene, text, id, className }: SceneFigureProps) {
  return (
    <figure className={clsx("scene", className)} aria-labelledby={`${id}-title`} aria-describedby={`${id}-description`}>
      <p id={`${id}-title`} className="sr-only">
        {text.title}
      </p>
      <p id={`${id}-description`} className="sr-only">
        {text.description}
      </p>
      <div className="grid min-[560px]:grid-cols-2 lg:grid-cols-4">
        {scene.bays.map((bay, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the four bays never change places
          <Drawing key={index} viewBox={[0, 0, 340, 380]} className="bay d-works w-full font-note" markup={bay()} />
        ))}
      </div>
      <figcaption className="max-w-[64rem] text-pretty px-mar pt-3.5 font-note text-note text-ink-2">{text.caption}</figcaption>
    </figure>
  );
}
