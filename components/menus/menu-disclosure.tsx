import { ArtUse } from "@/components/art/drawing";
import { ButtonLink } from "@/components/ui/button";
import { Link } from "@/components/ui/links/link";
import { More } from "@/components/ui/links/more-link";
import type { Menu, MenuItem } from "@/content/types";

/**
 * A menu: one list for both widths. In the bar it is a popover, opened by its button; in the menu of small screens it unfolds below its row.
 * The row's details stand beside the list, not round it, because what is inside closed details can be no popover.
 */
export function MenuDisclosure({ menu }: { menu: Menu }) {
  const panelId = `menu-${menu.id}`;
  return (
    <li className="menu-item" data-menu={menu.id}>
      <details name="menu">
        <summary className="menu-row menu-chevron">{menu.label}</summary>
      </details>
      <button type="button" className="menu-button menu-chevron" popoverTarget={panelId} aria-controls={panelId}>
        {menu.label}
      </button>
      <div id={panelId} popover="auto" className="menu-panel" data-menu={menu.id}>
        <ul className="menu-list">
          {menu.items.map((item) => (
            <li key={item.route}>
              <MenuCard item={item} hasSign={menu.id !== "industry"} />
            </li>
          ))}
          {menu.more && (
            <li>
              <More link={menu.more} className="font-semibold underline" />
            </li>
          )}
        </ul>
        {menu.promo && <Promo {...menu.promo} />}
        <Link href={menu.sectionRoute} className="menu-foot">
          {menu.sectionLabel}
        </Link>
      </div>
    </li>
  );
}

/** One link of a menu: its sign, title and short line; without the sign it is a dense row. There are 35 on every page, so it is spare. */
function MenuCard({ item, hasSign }: { item: MenuItem; hasSign: boolean }) {
  return (
    <Link href={item.route} data-tone={item.tone}>
      {hasSign && <ArtUse sprite="glyphs" name={item.icon} />}
      {`${item.title} `}
      <span>{item.line}</span>
    </Link>
  );
}

function Promo({ name, text }: NonNullable<Menu["promo"]>) {
  return (
    <p className="menu-promo">
      <b>{name}</b> <span>{text}</span>
      <ButtonLink href="/contact" kind="outline" icon="none">
        Contact Us
      </ButtonLink>
    </p>
  );
}
