import type { FaceName } from "@/content/schemas/fields";
import { spriteAddress } from "./sprites/sprite-address";

/**
 * A drawn portrait beside the name of whoever has no photograph: decoration. It is not lazy: archives and previews take their picture of the
 * whole page at load. Its shape is named, because WebKit would give it that of the whole sprite.
 */
export function Portrait({ name }: { name: FaceName }) {
  const address = spriteAddress("portraits", name);
  // biome-ignore lint/performance/noImgElement: next/image writes a style attribute, which the CSP forbids
  return <img src={address} alt="" width={64} height={64} decoding="async" fetchPriority="low" className="aspect-square" />;
}
