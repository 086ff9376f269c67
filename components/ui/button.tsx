import { clsx } from "clsx";
import type { Route } from "next";
import type { ReactNode } from "react";
import { Icon, type UiIcon } from "./icon";
import { Link } from "./link";

/** solid: vermilion with ink text, the page's main action. outline: ink on paper. ink: for vermilion fields. */
type ButtonKind = "solid" | "outline" | "ink";

const kinds: Record<ButtonKind, string> = {
  solid:
    "min-h-[58px] gap-[18px] bg-p-f px-6.5 text-[1.0625rem] text-on-p hover:bg-ink hover:text-paper xl:min-h-[66px] xl:text-[1.1875rem]",
  outline: "min-h-10 gap-3 border-[1.5px] border-ink px-4 text-[0.9375rem] hover:bg-ink hover:text-paper xl:text-[1.0625rem]",
  ink: "min-h-[58px] gap-[18px] bg-ink px-6.5 text-[1.0625rem] text-paper hover:bg-paper hover:text-ink",
};

/** Classes of a button, for the elements that are not links (submit, summary). */
export const buttonClass = (kind: ButtonKind, className?: string): string =>
  clsx(
    "group/button inline-flex items-center justify-center rounded-1 text-center font-semibold tracking-[-0.011em] fades",
    kinds[kind],
    className,
  );

interface ButtonLinkProps {
  href: Route;
  kind?: ButtonKind;
  icon?: UiIcon | "none";
  className?: string;
  children: ReactNode;
}

/** A call to action that leads to a page. */
export function ButtonLink({ href, kind = "solid", icon = "arrow-right", className, children }: ButtonLinkProps) {
  return (
    <Link href={href} primary={kind === "solid"} className={buttonClass(kind, className)}>
      {children}
      {icon !== "none" && (
        <Icon name={icon} className="text-[1.3em] transition-transform motion-safe:group-hover/button:translate-x-[5px]" />
      )}
    </Link>
  );
}
