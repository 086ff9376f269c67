import { spriteAddress } from "@/components/art/sprites/sprite-address";

interface FlagProps {
  /** ISO 3166, two capitals. */
  code: string;
}

/**
 * A flag in its own colours, in 3:2: an image of a sprite's part. WebKit gives such an image the shape of the whole sprite, unless told. It is
 * decoration: the country's name must stand beside it.
 */
export function Flag({ code }: FlagProps) {
  const look = { fetchPriority: "low", decoding: "async", className: "aspect-3/2" } as const;
  // biome-ignore lint/performance/noImgElement: next/image writes a style attribute, which the CSP forbids
  return <img src={spriteAddress("flags", code)} alt="" width={27} height={18} {...look} />;
}
