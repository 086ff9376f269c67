import { THEME_CHANGE, THEME_REQUEST, themeEngine } from "@/components/theme/theme-engine";
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
export function startEngine(
  run = () => asInlineScript(themeEngine)({ request: THEME_REQUEST, change: THEME_CHANGE, bars }),
): void {
  stop = untilStopped(run);
  announced.length = 0;
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
