import { clsx } from "clsx";
import type { ReactNode } from "react";
import { ArtUse } from "@/components/art/drawing";
import type { Scene } from "@/components/art/scenes/scene";
import type { Picture } from "@/components/ui/photo";
import type { DrawingText, IconName } from "@/content/types";
import { PHOTO_RUN, PhotoFigure } from "./photo-figure";
import { SceneFigure, type SceneFigureProps } from "./scene-figure";

interface OpeningFigureProps {
  /** Undefined for a page that has no scene yet: its sign stands in. */
  scene: Scene | undefined;
  /** The owner's photograph takes the drawing's place. */
  picture?: Picture;
  icon: IconName;
  text: DrawingText;
  id: string;
  /** As SceneFigure takes it. */
  numbers?: SceneFigureProps["numbers"];
  /** What the numbers on the drawing stand for. */
  children?: ReactNode;
}

/** What OfferPage has to know of a page's photograph or scene: how it stands, and that the line falls from it. A page that has neither has no line. */
export const layoutOf = (picture: Picture | undefined, scene: Scene | undefined) => ({
  className: (picture ? PHOTO_RUN : clsx(scene?.layout, scene?.behindTurn && `turns-over-${scene.behindTurn}`)) || undefined,
  lineFrom: picture || scene ? ("scene" as const) : undefined,
  windows: scene?.phone,
  sky: scene?.sky,
});

/** The drawing under a page's opening, into which the line comes from the button above. */
export function OpeningFigure({ scene, picture, icon, text, id, numbers, children }: OpeningFigureProps) {
  if (scene && !picture) {
    return (
      <SceneFigure scene={scene} text={text} id={id} numbers={numbers} className="mb-s9 line-figure">
        {children}
      </SceneFigure>
    );
  }
  return (
    <>
      {picture ? <PhotoFigure onLine picture={picture} /> : <Sign icon={icon} text={text} />}
      {children && <div className="mb-s9">{children}</div>}
    </>
  );
}

/** A page's sign in place of the drawing that it doesn't have yet. */
function Sign({ icon, text }: Pick<OpeningFigureProps, "icon" | "text">) {
  return (
    <figure className="mt-10 mb-s9 px-mar">
      <ArtUse sprite="glyphs" name={icon} title={text.title} className="size-40 md:size-64" />
      <figcaption className="mt-3.5 caption">{text.caption}</figcaption>
    </figure>
  );
}
