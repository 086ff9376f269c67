import type { ReactNode } from "react";

interface PaperProps {
  title: string;
  children: ReactNode;
}

/** A sample document as a sheet of paper under its title. */
export function Paper({ title, children }: PaperProps) {
  return (
    <figure className="paper">
      <figcaption data-text="line">
        {title} <span className="caption">Sample</span>
      </figcaption>
      {children}
    </figure>
  );
}
