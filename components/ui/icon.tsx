import { clsx } from "clsx";
import { spriteAddress } from "@/components/art/sprite-address";

/** The interface icons of the site, drawn by Lucide; app/_lib/sprites.ts writes them into one sprite. */
export const UI_ICONS = ["arrow-down", "arrow-right", "arrow-up", "chevron-down", "search"] as const;
export type UiIcon = (typeof UI_ICONS)[number];

interface IconProps {
  name: UiIcon;
  className?: string;
}

/** A decorative icon in the colour of its text, one em wide unless sized by class. */
export function Icon({ name, className }: IconProps) {
  return (
    <svg className={clsx("inline-block size-[1em] flex-none", className)} viewBox="0 0 24 24" aria-hidden="true">
      <use href={spriteAddress("icons", name)} />
    </svg>
  );
}
