import { clsx } from "clsx";
import { SearchOpener } from "@/components/search/search-opener";
import { ThemeProvider } from "@/components/theme/theme";
import { ButtonLink } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { Link } from "@/components/ui/link";
import { More } from "@/components/ui/more";
import type { Menu } from "@/content/schema";
import { Logo } from "./logo";
import { MenuCard } from "./menu-card";
import { MobileMenu } from "./mobile-menu";
import { HEADER_ID, MENU_DIALOG_ID } from "./site-menus";
import { ThemeDial } from "./theme-dial";

interface HeaderProps {
  siteName: string;
  menus: Menu[];
}

/** The bar at the top of every page: logo, four menus, theme, contact; below lg a dialog takes the menus' place. */
export function Header({ siteName, menus }: HeaderProps) {
  return (
    <ThemeProvider>
      <header
        id={HEADER_ID}
        className="site-header fixed inset-x-0 top-0 z-50 text-[0.96875rem] print:static xl:text-[1.0625rem]"
      >
        <div className="site-bar flex items-center bg-paper">
          <Logo name={siteName} />
          <nav aria-label="Main" className="mx-auto hidden lg:block">
            <ul className="flex gap-1">
              {menus.map((menu) => (
                <MenuDisclosure key={menu.id} menu={menu} />
              ))}
            </ul>
          </nav>
          <div className="ml-auto flex min-w-0 items-center gap-0.5 lg:ml-0 lg:gap-2.5 print:hidden">
            <SearchOpener look="bar" className="size-11 place-items-center rounded-1 hover:bg-tint" />
            <ThemeDial />
            <ButtonLink href="/contact" kind="outline" icon="none" className="max-lg:hidden">
              Contact Us
            </ButtonLink>
            <button
              type="button"
              className="grid size-11 place-items-center rounded-1 lg:hidden"
              aria-haspopup="dialog"
              command="show-modal"
              commandfor={MENU_DIALOG_ID}
              popoverTarget={MENU_DIALOG_ID}
            >
              <span className="sr-only">Menu</span>
              <span aria-hidden="true" className="h-2.5 w-5.5 border-y-2 border-ink" />
            </button>
          </div>
        </div>
        <MobileMenu siteName={siteName} menus={menus} />
      </header>
    </ThemeProvider>
  );
}

/** A menu of the bar: a native popover, opened by its button; hover opens it by CSS until the script refines that. */
function MenuDisclosure({ menu }: { menu: Menu }) {
  const panelId = `menu-${menu.id}`;
  return (
    <li className="menu-item" data-menu={menu.id}>
      <button
        type="button"
        className="menu-button flex h-11 items-center gap-2 rounded-1 px-3.5 font-medium tracking-[-0.011em] hover:bg-tint"
        popoverTarget={panelId}
        aria-controls={panelId}
      >
        {menu.label}
        <Icon name="chevron-down" className="menu-chevron" />
      </button>
      <div id={panelId} popover="auto" className="menu-panel" data-menu={menu.id}>
        <ul className={clsx("menu-list grid", menu.id === "industry" ? "grid-cols-1 py-2" : "grid-cols-2")}>
          {menu.items.map((item) => (
            <li key={item.route}>
              <MenuCard item={item} look={menu.id === "industry" ? "row" : "card"} />
            </li>
          ))}
          {menu.more && (
            <li>
              <More
                link={menu.more}
                className="block px-5 py-2.5 text-[0.9375rem] font-semibold underline decoration-1 underline-offset-[0.22em]"
              />
            </li>
          )}
        </ul>
        {menu.id === "focus" && <AgileTeamPromo />}
        <PanelFoot menu={menu} />
      </div>
    </li>
  );
}

/** The Focus menu's promo (specification, section 2). */
function AgileTeamPromo() {
  return (
    <div className="flex items-center gap-5 border-t border-line bg-tint px-5 py-4 text-[0.9375rem]">
      <b className="flex-none">Agile Team</b>
      <p className="mr-auto text-ink-2">A designer, engineers and a tester picked for your project, beside your team.</p>
      <ButtonLink href="/contact" kind="outline" className="flex-none">
        Contact Us
      </ButtonLink>
    </div>
  );
}

/** The way from a menu to the matching section of the home page. */
function PanelFoot({ menu }: { menu: Menu }) {
  return (
    <Link
      href={menu.sectionRoute}
      className="group/foot flex items-center justify-between border-t border-line bg-tint px-5 py-3 text-[0.9375rem] font-semibold focus-visible:-outline-offset-3"
    >
      {menu.sectionLabel}
      <Icon name="arrow-right" className="text-[1.2em] transition-transform motion-safe:group-hover/foot:translate-x-[5px]" />
    </Link>
  );
}
