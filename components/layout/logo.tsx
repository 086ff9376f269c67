import { Link } from "@/components/ui/links/link";
import type { Mark } from "@/content/schemas/brand";

/** Height of the sign, in pixels. */
const HEIGHT = 30;

/** The company's sign and name; leads to the top of the home page. One image for each theme. */
export function Logo({ name, mark }: { name: string; mark: Pick<Mark, "width" | "height"> }) {
  const width = Math.round((HEIGHT * mark.width) / mark.height);
  return (
    <Link href="/" aria-label={`${name}, home`} className="site-logo">
      {/* biome-ignore-start lint/performance/noImgElement: next/image writes a style attribute, which the CSP forbids */}
      <img src="/brand/mark-light.svg" alt="" width={width} height={HEIGHT} className="dark:hidden" />
      <img src="/brand/mark-dark.svg" alt="" width={width} height={HEIGHT} loading="lazy" className="hidden dark:block" />
      {/* biome-ignore-end lint/performance/noImgElement: see above */}
      <span>{name}</span>
    </Link>
  );
}
