import { clsx } from "clsx";
import type { ReactNode } from "react";
import { BUILD_YEAR } from "@/app/_lib/build-year";
import { archivo, archivoExtra, nationalPark, nationalParkExtra } from "@/app/_lib/fonts";
import { analyticsTag } from "@/app/_lib/optional-features/analytics";
import { typeset } from "@/app/_lib/typeset";
import { Footer } from "@/components/layout/footer";
import { Header } from "@/components/layout/header";
import { SiteMenus } from "@/components/menus/site-menus";
import { NavigationEffects } from "@/components/navigation/navigation-effects";
import { NavigationStatus } from "@/components/navigation/navigation-status";
import { SearchDialog } from "@/components/search/search-dialog";
import { ThemeScript } from "@/components/theme/theme-script";
import { footerLinks, mainMenus } from "@/content/navigation/navigation";
import { settings } from "@/content/settings";
import { loadFailure } from "@/content/single-pages/load-failure";
import { searchCopy } from "@/content/single-pages/search";
import { brandDrawings, site } from "@/content/site";
import "@/app/globals.css";

interface SiteDocumentProps {
  /** Whether links are client-side navigations. Where they load the next page in full there is nothing to prefetch or to wait for. */
  clientNavigation?: boolean;
  children: ReactNode;
}

/**
 * The HTML document around every page and the 404 page: head, header, search, footer.
 */
export async function SiteDocument({ clientNavigation = true, children }: SiteDocumentProps) {
  const [menus, links] = await Promise.all([mainMenus(), footerLinks()]);
  const fonts = clsx(archivo.variable, archivoExtra.variable, nationalPark.variable, nationalParkExtra.variable);
  // Comes after all that the page itself needs: deferred, and last in the browser's queue.
  const tag = settings.analytics && analyticsTag(settings.analytics);
  return (
    // The theme script may add the class `dark` before hydration, so React's warning is suppressed here, and only here.
    <html lang="en" className={fonts} data-scroll-behavior="smooth" suppressHydrationWarning>
      <head>
        <ThemeScript />
      </head>
      <body className="relative">
        <a href="#main" className="skip-link">
          Skip to content
        </a>
        <Header siteName={site.name} mark={brandDrawings.mark} menus={typeset(menus)} />
        <SearchDialog copy={searchCopy} />
        <main id="main" tabIndex={-1} className="page">
          {children}
        </main>
        <Footer site={site} {...links} year={BUILD_YEAR} />
        <SiteMenus />
        <NavigationEffects />
        {clientNavigation && <NavigationStatus copy={loadFailure} />}
        {tag && <script defer fetchPriority="low" src={tag.src} {...tag.data} />}
      </body>
    </html>
  );
}
