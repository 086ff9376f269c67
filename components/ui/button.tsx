import { clsx } from "clsx";
import type { Route } from "next";
import type { ReactNode } from "react";
import { Icon, type UiIcon } from "./icon";
import { Link } from "./links/link";

/** solid: vermilion with ink text, the page's main action. outline: ink on paper. ink: for vermilion fields. */
type ButtonKind = "solid" | "outline" | "ink";

/** Classes of a button, for the elements that are not links (submit, summary). */
export const buttonClass = (kind: ButtonKind, className?: string): string => clsx("button fades", `button-${kind}`, className);

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
    <Link href={href} className={buttonClass(kind, className)}>
      {children}
      {icon !== "none" && <Icon name={icon} />}
    </Link>
  );
}
