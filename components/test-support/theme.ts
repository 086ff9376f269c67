import { THEME_CHANGE, themeEngine } from "@/components/theme/theme-engine";
import { untilStopped } from "./engine";
import { asInlineScript } from "./inline-script";

/** Colours of the browser's bars, as tests know them. */
export const bars = { light: "#f7f7f4", dark: "#0a1420" };

export const isDark = () => document.documentElement.classList.contains("dark");

/** What the page shows each time a change is announced, since the engine's start: whether it is dark. */
export const announced: boolean[] = [];
const onChange = () => announced.push(isDark());

let stop = () => {};
/** Runs the theme engine as the page's inline script does. */
export function startEngine(run = () => asInlineScript(themeEngine)({ change: THEME_CHANGE, bars })): void {
  stop = untilStopped(run);
  announced.length = 0;
}

/** Presses a toggle that React does not know: the engine answers it. */
export function pressToggle(on = "button"): void {
  const page = document.createElement("div");
  page.innerHTML = `<button data-theme-toggle=""><span id="dial"><svg id="art"></svg></span></button><p id="else"></p>`;
  document.body.append(page);
  page.querySelector(on)?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  page.remove();
}

/** Hears what the engine announces in each test of a file, and takes the engine out after it. */
export function setUpTheme(): void {
  beforeEach(() => window.addEventListener(THEME_CHANGE, onChange));
  afterEach(() => {
    window.removeEventListener(THEME_CHANGE, onChange);
    jest.restoreAllMocks();
    stop();
  });
}
