import { spriteAddress } from "./sprites/sprite-address";

/**
 * A technology's logo by the name of its file in components/art/logos, beside its own name. An image instead of a use element: the file with all logos is the heaviest of the drawings, and
 * only images can let everything else come first. Not lazy: a picture of the whole page and a printed one show them too. Black; `.logo` in app/styles/parts/small-parts.css inverts it where text is light.
 */
export function TechnologyLogo({ name }: { name: string }) {
  const address = spriteAddress("logos", name);
  const waits = { fetchPriority: "low", decoding: "async" } as const;
  // biome-ignore lint/performance/noImgElement: next/image writes a style attribute, which the CSP forbids
  return <img src={address} alt="" width={24} height={24} {...waits} className="logo" />;
}
