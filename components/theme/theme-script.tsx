import { dark, light } from "@/components/ui/tokens";
import { THEME_CHANGE, themeEngine } from "./theme-engine";

const options = { change: THEME_CHANGE, bars: { light: light.paper, dark: dark.paper } };

/** The theme engine as an inline script in the head, so that no page ever flashes in the wrong theme. */
export function ThemeScript() {
  const code = `(${themeEngine.toString()})(${JSON.stringify(options)})`;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own function, serialised at build time; it must run before first paint
  return <script dangerouslySetInnerHTML={{ __html: code }} />;
}
