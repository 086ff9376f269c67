import { act, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Header } from "@/components/layout/header";
import { HOVER_INTENT, refineMenus } from "@/components/layout/menu-panels";
import { stubBrowser } from "./media";
import { menus } from "./menus";
import { installPopovers } from "./popover";

const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime, pointerEventsCheck: 0 });
let buttons = new Map<string, HTMLElement>();
let takeBack = () => {};

/** Lets time pass, in milliseconds. */
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));

const button = (name: string): HTMLElement => {
  const found = buttons.get(name);
  if (!found) throw new Error(`The bar has no menu "${name}"; it has: ${[...buttons.keys()].join(", ")}`);
  return found;
};

const panelOf = (id: string) => document.getElementById(`menu-${id}`);

/** The menus whose panel a visitor sees. */
const open = (): string[] =>
  menus.filter(({ id }) => getComputedStyle(panelOf(id) ?? document.body).display !== "none").map(({ label }) => label);

/** Rests the mouse on a menu until it opens. */
const hover = async (name: string) => {
  await user.hover(button(name));
  await wait(HOVER_INTENT.open);
};

const refine = () => {
  takeBack = refineMenus(screen.getByRole("banner"));
};

/** The header with its menus refined, before each test of a file, on a clock that stands still. The file mocks motion/mini. */
export function setUpMenuBar() {
  let uninstall = () => {};
  beforeEach(() => {
    jest.useFakeTimers();
    stubBrowser();
    uninstall = installPopovers();
    render(<Header siteName="Jantar" menus={menus} />);
    const bar = within(screen.getByRole("navigation", { name: "Main" }));
    buttons = new Map(bar.getAllByRole("button").map((found) => [found.textContent ?? "", found]));
    refine();
  });
  afterEach(async () => {
    await user.pointer({ target: document.body });
    takeBack();
    uninstall();
    jest.useRealTimers();
  });
  return { user, button, open, wait, hover, refine, takeBack: () => takeBack() };
}
