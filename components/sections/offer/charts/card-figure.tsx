import { ArtUse } from "@/components/art/drawing";
import type { DrawnPage } from "@/components/art/drawn-as";
import { drawingOr } from "@/components/art/sprites/drawn";
import type { IconName } from "@/content/types";

interface CardFigureProps {
  /** The service; its icon stands in for a drawing that is not there. */
  page: DrawnPage & { icon: IconName };
  /** The four features that its balloons stand for. */
  features: string[];
}

/** The drawing of a service's card with what its four balloons say: below it, on tablets beside it. */
export function CardFigure({ page, features }: CardFigureProps) {
  return (
    <figure className="card-figure group">
      <ArtUse {...drawingOr("services", page)} />
      <figcaption>
        <ol className="counted">
          {features.map((feature) => (
            <li key={feature}>{feature}</li>
          ))}
        </ol>
      </figcaption>
    </figure>
  );
}
