import { type Settings, settingsSchema } from "@/content/schemas/settings";
import { checked } from "./validate";

/**
 * The settings as they were written, checked. Throws ContentError, which stops the build, naming each field and its remedy. `places` are the
 * offices that a map may be given for.
 */
export function checkedSettings(settings: unknown, places: readonly string[]): Settings {
  const withPlaces = settingsSchema.superRefine(({ maps = {} }, context) => {
    for (const place of Object.keys(maps).filter((name) => !places.includes(name))) {
      const message = `is no office of the company; use one of: ${places.join(" | ")}`;
      context.addIssue({ code: "custom", path: ["maps", place], message });
    }
  });
  return checked(withPlaces, "content/settings.ts", settings);
}
