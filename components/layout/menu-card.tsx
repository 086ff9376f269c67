import { clsx } from "clsx";
import { ArtUse } from "@/components/art/drawing";
import { Link } from "@/components/ui/link";
import type { MenuItem } from "@/content/schema";

interface MenuCardProps {
  item: MenuItem;
  /** card: sign, title and line. row: title and line, dense. */
  look: "card" | "row";
}

/** One link of a menu: title and short line, in the bar's panels and in the mobile menu. */
export function MenuCard({ item, look }: MenuCardProps) {
  return (
    <Link
      href={item.route}
      className={clsx(
        "menu-card relative flex h-full items-center gap-4 hover:bg-tint focus-visible:-outline-offset-3",
        look === "card" ? "px-5 py-1.5 lg:py-3.5" : "px-5 py-2 lg:py-1.5",
      )}
      data-tone={item.tone}
    >
      {look === "card" && <ArtUse sheet="glyphs" name={item.icon} className="size-11 flex-none" />}
      <span className="min-w-0">
        <span
          className={clsx(
            "block leading-tight tracking-[-0.015em]",
            look === "card" ? "font-semibold" : "text-[0.9375rem] font-medium",
          )}
        >
          {item.title}
        </span>
        <span
          className={clsx("mt-0.5 block leading-[1.35] text-ink-2", look === "card" ? "text-[0.875rem]" : "text-[0.8125rem]")}
        >
          {item.line}
        </span>
      </span>
    </Link>
  );
}
