import { SearchOpener } from "@/components/search/search-opener";
import { ButtonLink } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { Link } from "@/components/ui/link";
import { More } from "@/components/ui/more";
import type { Menu } from "@/content/schema";
import { Logo } from "./logo";
import { MenuCard } from "./menu-card";
import { MENU_DIALOG_ID } from "./site-menus";
import { ThemeDial } from "./theme-dial";

interface MobileMenuProps {
  siteName: string;
  menus: Menu[];
}

const line =
  "w-full items-center justify-between border-b border-line py-3.5 text-[1.875rem] leading-tight font-semibold tracking-[-0.03em]";
const row = `flex ${line}`;
/** The ways to the whole of a collection. */
const wayOn = "block px-5 py-1.5 font-semibold underline decoration-1 underline-offset-[0.22em]";

/**
 * The full menu on small screens: a native dialog, opened by an invoker command; engines without these open it as a popover. One list is
 * open at a time (details with one name), at most 500 px high.
 */
export function MobileMenu({ siteName, menus }: MobileMenuProps) {
  return (
    <dialog id={MENU_DIALOG_ID} popover="auto" className="mobile-menu" aria-label="Menu">
      <div className="sticky top-0 z-40 flex h-16 items-center border-b border-ink bg-paper px-5">
        <Logo name={siteName} />
        <div className="ml-auto flex items-center gap-0.5">
          <ThemeDial />
          <button
            type="button"
            className="grid size-11 place-items-center rounded-1"
            command="close"
            commandfor={MENU_DIALOG_ID}
            popoverTarget={MENU_DIALOG_ID}
            popoverTargetAction="hide"
          >
            <span className="sr-only">Close menu</span>
            <span aria-hidden="true" className="menu-cross relative size-5.5" />
          </button>
        </div>
      </div>
      <nav aria-label="Main, small screens" className="px-5 pt-2 pb-8">
        <Link href="/" className={row}>
          Home
        </Link>
        {menus.map((menu) => (
          <MenuList key={menu.id} menu={menu} />
        ))}
        <SearchOpener look="row" className={line} />
        <ButtonLink href="/contact" className="mt-6 w-full justify-between">
          Get Started
        </ButtonLink>
      </nav>
    </dialog>
  );
}

/** A menu as a row that opens its list. */
function MenuList({ menu }: { menu: Menu }) {
  return (
    <details name={MENU_DIALOG_ID} className="group/list">
      <summary className={row}>
        {menu.label}
        <Icon name="chevron-down" className="text-[1.5rem] transition-transform group-open/list:rotate-180" />
      </summary>
      <ul className="-mx-5 max-h-[500px] overflow-auto overscroll-contain border-b border-line py-1">
        <li>
          <Link href={menu.sectionRoute} className={wayOn}>
            {menu.sectionLabel}
          </Link>
        </li>
        {menu.items.map((item) => (
          <li key={item.route}>
            <MenuCard item={item} look={menu.id === "services" ? "card" : "row"} />
          </li>
        ))}
        {menu.more && (
          <li>
            <More link={menu.more} className={wayOn} />
          </li>
        )}
      </ul>
    </details>
  );
}
