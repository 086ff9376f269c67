import { ArtUse } from "@/components/art/drawing";
import { Balloon } from "@/components/ui/balloon";

interface CardFigureProps {
  /** Name of the drawing in the sheet of the services. */
  name: string;
  /** The four features that its balloons stand for. */
  features: string[];
}

/** The drawing of a service's card with what its four balloons say. */
export function CardFigure({ name, features }: CardFigureProps) {
  return (
    <figure className="group mt-7 items-center gap-x-gut md:mt-10 md:max-lg:grid md:max-lg:grid-cols-2">
      <ArtUse sheet="services" name={name} className="w-full max-w-[26rem] xl:max-w-[34rem]" />
      <figcaption>
        <ol className="mt-5 grid max-w-[26rem]">
          {features.map((feature, index) => (
            <li key={feature} className="flex items-center gap-3 border-t border-line py-2 text-small font-medium">
              <Balloon number={index + 1} />
              {feature}
            </li>
          ))}
        </ol>
      </figcaption>
    </figure>
  );
}
