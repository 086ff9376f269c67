import type { ViewBox } from "./pen/markup";
import { spriteAddress } from "./sprites/sprite-address";

/**
 * Kinds of drawings: the sprite file they are in, which they share with what stands on the same pages, and the frame that all of a kind
 * have; a drawing of another shape is fitted into it.
 */
const KINDS = {
  glyphs: { file: "icons", frame: [48, 48] },
  social: { file: "icons", frame: [24, 24] },
  services: { file: "home", frame: [297, 236] },
  focus: { file: "home", frame: [230, 150] },
  marks: { file: "home", frame: [48, 48] },
  items: { file: "items", frame: [190, 150] },
} as const satisfies Record<string, { file: string; frame: readonly [width: number, height: number] }>;

/** The frame that drawings of a kind are fitted into. */
export const frameOf = (kind: keyof typeof KINDS): ViewBox => [0, 0, ...KINDS[kind].frame];

/** A layer of a drawing, among the other elements of an svg. Its markup is from one of our generators, and from nowhere else. */
export function Ink({ markup }: { markup: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: markup comes from our own generators at build time, text escaped by pen/labels.ts
  return <g dangerouslySetInnerHTML={{ __html: markup }} />;
}

type Described = {
  /** Unique on the page: the ids of title and description are made from it. */
  id: string;
  title: string;
  description?: string;
};
type Decorative = { id?: undefined; title?: undefined; description?: undefined };

type DrawingProps = (Described | Decorative) & {
  viewBox: ViewBox;
  className?: string;
  markup: string;
};

/**
 * A drawing in the page itself, where the page's own styles reach its parts. With a title it is announced as an image; without one it
 * is hidden from assistive technology.
 */
export function Drawing({ viewBox, className, markup, id, title, description }: DrawingProps) {
  const shape = { viewBox: viewBox.join(" "), className };
  if (title === undefined) {
    return (
      <svg {...shape} aria-hidden="true">
        <Ink markup={markup} />
      </svg>
    );
  }
  return (
    <svg {...shape} role="img" aria-labelledby={`${id}-title`} aria-describedby={description ? `${id}-description` : undefined}>
      <title id={`${id}-title`}>{title}</title>
      {description && <desc id={`${id}-description`}>{description}</desc>}
      <Ink markup={markup} />
    </svg>
  );
}

interface ArtUseProps {
  sprite: keyof typeof KINDS;
  /** Name of the drawing in its sprite. */
  name: string;
  /** Only for a drawing whose shape differs from its kind's. */
  viewBox?: ViewBox;
  className?: string;
  /** With a title the drawing is announced as an image, else it is decoration. */
  title?: string;
}

/** A drawing from a sprite file: loaded once, cached, and no weight in the page. Its parts react to custom properties only. */
export function ArtUse({ sprite, name, viewBox, className, title }: ArtUseProps) {
  const { file, frame } = KINDS[sprite];
  const [width, height] = viewBox ? viewBox.slice(2) : frame;
  const shape = { viewBox: `0 0 ${width} ${height}`, className };
  const use = <use href={spriteAddress(file, name)} />;
  return title ? (
    <svg {...shape} role="img" aria-label={title}>
      {use}
    </svg>
  ) : (
    <svg {...shape} aria-hidden="true">
      {use}
    </svg>
  );
}
