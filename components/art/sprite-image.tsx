import { spriteAddress } from "./sprites/sprite-address";

/**
 * Sprites that are shown as images, with the size and the class of their drawings. The class names the shape, because WebKit would give an image
 * that of the whole sprite; `.logo` in app/styles/parts/icons.css inverts the black logos where text is light.
 */
const SPRITES = {
  logos: { width: 24, height: 24, className: "logo" },
  portraits: { width: 64, height: 64, className: "aspect-square" },
  flags: { width: 27, height: 18, className: "aspect-3/2" },
} as const;

interface SpriteImageProps {
  sprite: keyof typeof SPRITES;
  /** Of a logo's file in components/art/logos, of a face, or a country's code in ISO 3166. */
  name: string;
}

/**
 * A drawing of a sprite file beside its name in words: decoration. An image instead of a use element: these files are the heaviest of the
 * drawings, and only images can let everything else come first. Not lazy: a picture of the whole page and a printed one show them too.
 */
export function SpriteImage({ sprite, name }: SpriteImageProps) {
  const { className, ...size } = SPRITES[sprite];
  // biome-ignore lint/performance/noImgElement: next/image writes a style attribute, which the CSP forbids
  return <img src={spriteAddress(sprite, name)} alt="" {...size} fetchPriority="low" className={className} />;
}
