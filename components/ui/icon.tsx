import { clsx } from "clsx";

/** The interface icons of the site, as Lucide draws them (THIRD-PARTY-NOTICES.md): path data in a square of 24 units. */
export const PATHS = {
  "arrow-down": "M12 5v14M19 12l-7 7-7-7",
  "arrow-right": "M5 12h14M12 5l7 7-7 7",
  "arrow-up": "M5 12l7-7 7 7M12 19V5",
  list: "M3 5h.01M3 12h.01M3 19h.01M8 5h13M8 12h13M8 19h13",
  search: "M21 21l-4.34-4.34M19 11a8 8 0 1 1-16 0 8 8 0 0 1 16 0",
} as const;

export type UiIcon = keyof typeof PATHS;

interface IconProps {
  name: UiIcon;
  className?: string;
}

/** A decorative icon in the colour of its text, one em wide unless sized by class. One path: a use element would cost a tree of its own. */
export function Icon({ name, className }: IconProps) {
  return (
    <svg className={clsx("icon", className)} viewBox="0 0 24 24" aria-hidden="true">
      <path d={PATHS[name]} />
    </svg>
  );
}
