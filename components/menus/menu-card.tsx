import { ArtUse } from "@/components/art/drawing";
import { Link } from "@/components/ui/links/link";
import type { MenuItem } from "@/content/types";

interface MenuCardProps {
  item: MenuItem;
  /** card: sign, title and line. row: title and line, dense. */
  look: "card" | "row";
}

/** One link of a menu: title and short line. There are 35 on every page, so it is spare. */
export function MenuCard({ item, look }: MenuCardProps) {
  return (
    <Link href={item.route} className="menu-card" data-tone={item.tone}>
      {look === "card" && <ArtUse sheet="glyphs" name={item.icon} />}
      {`${item.title} `}
      <span>{item.line}</span>
    </Link>
  );
}
