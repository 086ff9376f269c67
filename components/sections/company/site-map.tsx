import { ArtUse } from "@/components/art/drawing";
import { SheetHead } from "@/components/sections/shared/sheet-head";
import { Link } from "@/components/ui/links/link";
import { Sheet } from "@/components/ui/sheet";
import type { SiteMapGroup } from "@/content/types";

interface SiteMapProps {
  /** Anchor of the section. */
  id: string;
  copy: { name: string; heading: string; lead: string };
  groups: SiteMapGroup[];
}

/** Every page of the site on one sheet, as the register of a drawing set: by collection, each with its sign. */
export function SiteMap({ id, copy, groups }: SiteMapProps) {
  const total = groups.reduce((sum, { items }) => sum + items.length, 0);
  return (
    <Sheet name={copy.name} note={`${total} pages`} id={id}>
      <SheetHead heading={copy.heading} lead={copy.lead} />
      <Registers groups={groups} level={3} />
    </Sheet>
  );
}

/** The collections of the site, one below the other; `level` is that of their headings. */
export function Registers({ groups, level }: { groups: SiteMapGroup[]; level: 2 | 3 }) {
  return (
    <div className="px-mar">
      {groups.map((group) => (
        <Register key={group.label} group={group} level={level} />
      ))}
    </div>
  );
}

/** One collection: its name and how many pages it has, then the pages. */
function Register({ group: { label, items }, level }: { group: SiteMapGroup; level: 2 | 3 }) {
  const Title = `h${level}` as const;
  return (
    <nav aria-label={`Site map: ${label}`} className="site-map-group">
      <Title className="text-h3">
        {label} <small>{items.length}</small>
      </Title>
      <ul className="in-3">
        {items.map(({ route, title, line, icon, tone }) => (
          <li key={route}>
            <Link href={route} data-tone={tone}>
              {icon && <ArtUse sprite="glyphs" name={icon} />}
              <b className="block" data-text="line">
                {title}
              </b>{" "}
              {line}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
