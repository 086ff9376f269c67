import { ArtUse } from "@/components/art/drawing";
import type { DrawnPage } from "@/components/art/drawn-as";
import { drawingOr } from "@/components/art/sprites/drawn";
import { NumberedBalloon } from "@/components/ui/numbered-balloon";
import type { IconName } from "@/content/collections/schema";

interface CardFigureProps {
  /** The service; its icon stands in for a drawing that is not there. */
  page: DrawnPage & { icon: IconName };
  /** The four features that its balloons stand for. */
  features: string[];
}

/** The drawing of a service's card with what its four balloons say: below it, beside it, or (in a TwoColumns) across the other column. */
export function CardFigure({ page, features }: CardFigureProps) {
  return (
    <figure className="group mt-7 items-center gap-x-gut md:mt-10 md:max-lg:grid md:max-lg:grid-cols-2 lg:contents">
      <ArtUse
        {...drawingOr("services", page)}
        className="w-full max-w-[26rem] lg:col-span-4 lg:row-span-2 lg:row-start-2 lg:self-end xl:max-w-[34rem]"
      />
      <figcaption className="lg:col-span-8 lg:col-start-5 lg:row-start-3 lg:self-end">
        <ol className="mt-5 grid gap-x-gut max-lg:max-w-[26rem] lg:grid-cols-8">
          {features.map((feature, index) => (
            <li
              key={feature}
              className="flex items-center gap-3 border-t border-line py-2 text-small font-medium lg:col-span-4 lg:odd:col-span-3 lg:odd:col-start-2 xl:text-[1.0625rem]"
            >
              <NumberedBalloon number={index + 1} />
              {feature}
            </li>
          ))}
        </ol>
      </figcaption>
    </figure>
  );
}
