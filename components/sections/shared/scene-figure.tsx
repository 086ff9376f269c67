import { clsx } from "clsx";
import type { ReactNode } from "react";
import { Drawing } from "@/components/art/drawing";
import { BAY_FRAME, numbersIn, placesNamed, type Scene, windowsOf } from "@/components/art/scenes/scene";
import { StripPosition } from "@/components/ui/strip-position";
import type { DrawingText } from "@/content/types";
import { DescribedFigure } from "./described-figure";

export interface SceneFigureProps {
  scene: Scene;
  text: DrawingText;
  /** As DescribedFigure takes it. */
  id: string;
  className?: string;
  /** Names of the scene's places that carry a number, in their order, and what the caption says of the numbers to those who see them. */
  numbers?: { places: readonly string[]; note: string };
  /** What the numbers on the drawing stand for. */
  children?: ReactNode;
}

/** A page's drawing: four bays of one cutaway on one line, in a row, two by two, or a strip that scrolls sideways. */
export function SceneFigure({ scene, text, id, className, numbers, children }: SceneFigureProps) {
  const { without } = windowsOf(scene);
  const places = placesNamed(scene, numbers?.places ?? []);
  return (
    <DescribedFigure
      id={id}
      text={text}
      className={clsx("scene", className)}
      captionClassName="pt-3.5"
      note={places.length > 0 ? numbers?.note : undefined}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls */}
      <div
        className="bays"
        role="group"
        aria-labelledby={`${id}-title`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: on phones it scrolls sideways, which a keyboard has to reach
        tabIndex={0}
      >
        {scene.bays.map((bay, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the four bays never change places
          <div key={index} className={clsx("bay", index < without && "not-in-strip")}>
            <Drawing viewBox={BAY_FRAME} className="d-works" markup={bay() + numbersIn(index, places)} />
            {index >= without && <StripPosition at={index - without + 1} of={scene.bays.length - without} />}
          </div>
        ))}
      </div>
      {children}
    </DescribedFigure>
  );
}
