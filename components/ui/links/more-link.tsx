import type { Route } from "next";
import { Link } from "./link";

interface MoreProps {
  /** Nothing is shown without one. */
  link: { label: string; route: Route } | undefined;
  className?: string;
}

/** The link behind a list that shows only a part. */
export function More({ link, className }: MoreProps) {
  if (!link) return null;
  return (
    <Link href={link.route} className={className}>
      {link.label}
    </Link>
  );
}
