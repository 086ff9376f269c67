import { ArtUse } from "@/components/art/drawing";
import { SheetHead } from "@/components/sections/shared/sheet-head";
import { Link } from "@/components/ui/links/link";
import { Sheet } from "@/components/ui/sheet";
import type { SiteMapGroup } from "@/content/collections/schema";

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
    <nav
      aria-label={`Site map: ${label}`}
      className="border-t border-ink pt-3 pb-8 md:grid md:grid-cols-12 md:gap-x-gut md:pb-10"
    >
      <Title className="flex items-baseline justify-between text-h3 font-semibold md:col-span-3 md:block">
        {label}{" "}
        <span className="font-note text-note font-medium tracking-normal text-ink-2 md:mt-1.5 md:block">{items.length}</span>
      </Title>
      <ul className="gap-x-gut sm:grid sm:grid-cols-2 md:col-span-9 lg:grid-cols-3">
        {items.map(({ route, title, line, icon, tone }) => (
          <li key={route} className="border-t border-line max-sm:first:border-t-0 sm:border-t-0 sm:border-b">
            <Link href={route} className="group/map flex h-full items-center gap-3.5 py-2 hover:bg-tint" data-tone={tone}>
              {icon && <ArtUse sheet="glyphs" name={icon} className="size-10 flex-none" />}
              <span className="min-w-0">
                <span className="block leading-tight font-semibold tracking-[-0.015em] group-hover/map:underline">{title}</span>{" "}
                {line && <span className="mt-0.5 block text-[0.875rem] leading-[1.35] text-ink-2">{line}</span>}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
