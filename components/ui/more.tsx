interface MoreProps {
  /** Nothing is shown without one. */
  link: { label: string; href: string } | undefined;
  className?: string;
}

/** The link behind a list that shows only a part: a plain one, as it leads to a file that the router doesn't know. */
export function More({ link, className }: MoreProps) {
  if (!link) return null;
  return (
    <a href={link.href} className={className}>
      {link.label}
    </a>
  );
}
