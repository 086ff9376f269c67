import { MenuDisclosure } from "@/components/menus/menu-disclosure";
import { HEADER_ID } from "@/components/menus/site-menus";
import { SearchOpener } from "@/components/search/search-opener";
import { ThemeProvider } from "@/components/theme/theme";
import { ThemeDial } from "@/components/theme/theme-dial";
import { ButtonLink } from "@/components/ui/button";
import { Link } from "@/components/ui/links/link";
import type { Mark } from "@/content/schemas/brand";
import type { Menu } from "@/content/types";
import { Logo } from "./logo";

interface HeaderProps {
  siteName: string;
  /** The frame of the company's mark. */
  mark: Pick<Mark, "width" | "height">;
  menus: Menu[];
}

/**
 * The bar at the top of every page: logo, four menus, search, theme, contact. On small screens the header is also the mobile menu: it fills the screen
 * and shows the same menus as lists. It uses the browser's popover, so it works before the scripts have loaded. The page behind it stays active.
 */
export function Header({ siteName, mark, menus }: HeaderProps) {
  return (
    <ThemeProvider>
      <header id={HEADER_ID} popover="auto" className="site-header">
        <div className="site-bar">
          <Logo name={siteName} mark={mark} />
          <nav aria-label="Main" className="site-nav">
            <Link href="/" autoFocus className="menu-row lg:hidden">
              Home
            </Link>
            <ul>
              {menus.map((menu) => (
                <MenuDisclosure key={menu.id} menu={menu} />
              ))}
            </ul>
            <SearchOpener look="row" className="menu-row" />
            <ButtonLink href="/contact" className="mt-6 w-full justify-between lg:hidden">
              Get Started
            </ButtonLink>
          </nav>
          <div>
            <SearchOpener look="bar" className="bar-control hover:bg-tint" />
            <ThemeDial className="bar-control hover:bg-tint noscript:hidden" />
            <ButtonLink href="/contact" kind="outline" icon="none" className="max-lg:hidden">
              Contact Us
            </ButtonLink>
            <button type="button" className="bar-control lg:hidden" popoverTarget={HEADER_ID}>
              <span className="sr-only">Menu</span>
              <span aria-hidden="true" className="menu-burger menu-cross relative" />
            </button>
          </div>
        </div>
      </header>
    </ThemeProvider>
  );
}
