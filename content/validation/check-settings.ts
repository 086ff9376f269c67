import { type Settings, settingsSchema } from "@/content/schemas/settings";
import { ContentError, checked } from "./validate";

const FILE = "content/settings.ts";

/**
 * The settings as they were written, checked. Throws ContentError, which stops the build, naming each field and its remedy. `places` are the
 * offices that a map may be given for.
 */
export function checkedSettings(settings: unknown, places: readonly string[]): Settings {
  const written = checked(settingsSchema, FILE, settings);
  const unknownPlaces = Object.keys(written.maps ?? {}).filter((place) => !places.includes(place));
  if (unknownPlaces.length === 0) return written;
  throw new ContentError(
    unknownPlaces.map((place) => ({
      file: FILE,
      field: `maps.${place}`,
      message: `is no office of the company; use one of: ${places.join(" | ")}`,
    })),
  );
}
