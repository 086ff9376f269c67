import { render } from "@testing-library/react";
import { usePathname } from "next/navigation";
import { Header } from "@/components/layout/header";
import { SiteMenus } from "@/components/menus/site-menus";
import { NavigationEffects } from "@/components/navigation/navigation-effects";
import { moveTo } from "./location";
import { stubBrowser } from "./media";
import { menus } from "./menus";
import { patch, undoAll } from "./patch";

const page = () => (
  <>
    <Header siteName="Company" mark={{ width: 34, height: 32 }} menus={menus} />
    <main tabIndex={-1} id="main" />
    <SiteMenus />
    <NavigationEffects />
  </>
);

const arrive = (address: string) => {
  moveTo(address);
  jest.mocked(usePathname).mockReturnValue(location.pathname);
};

/** Opens the site at an address; the answer leads on to the next one. */
export function openAt(address: string) {
  arrive(address);
  const { rerender, unmount } = render(page());
  const goTo = (next: string) => {
    arrive(next);
    rerender(page());
  };
  return { goTo, unmount };
}

/** As Next does it: the click leads nowhere by itself. */
const takeClick = (event: Event) => event.target instanceof Element && event.target.closest("a") && event.preventDefault();

/** A browser for the header, the main part and their client component, in each test of a file. The file mocks motion/mini and next/navigation. */
export function setUpSite(): void {
  beforeEach(() => {
    stubBrowser();
    process.env.__NEXT_TRAILING_SLASH = "true";
    patch(window, "scrollTo", () => {});
    window.addEventListener("click", takeClick);
  });
  afterEach(() => {
    window.removeEventListener("click", takeClick);
    undoAll();
    delete process.env.__NEXT_TRAILING_SLASH;
    moveTo("/");
  });
}
