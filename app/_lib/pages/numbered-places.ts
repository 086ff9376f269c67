import { drawnIn } from "@/components/art/drawn-as";
import { industryScenes } from "@/components/art/scenes/registry";
import type { Scene } from "@/components/art/scenes/scene";
import { fileOf } from "@/content/collections/collection-names";
import type { Loaded } from "@/content/schemas/collections";
import type { ContentProblem } from "@/content/validation/validate";

/**
 * Mistakes in the places that an industry's systems name: one that its drawing does not have, or that an earlier system has. A page without
 * a drawing shows no numbers, and may name any.
 */
export function placeProblems(
  industry: Pick<Loaded<"industry">, "slug" | "formerSlugs" | "systems">,
  scenes: Readonly<Record<string, Scene>> = industryScenes,
): ContentProblem[] {
  const scene = drawnIn(scenes, industry);
  if (!scene) return [];
  const names = Object.keys(scene.places ?? {});
  const named = industry.systems.items.map(({ place }) => place);
  return named.flatMap((place, index) => {
    if (place === undefined) return [];
    const isTaken = named.indexOf(place) < index;
    if (names.includes(place) && !isTaken) return [];
    const free = names.filter((name) => !named.includes(name));
    const remedy = free.length > 0 ? `use one of: ${free.join(", ")}; or leave it out` : "leave it out";
    return [
      {
        file: fileOf("industry", industry.slug),
        field: `systems.items.${index}.place`,
        entry: industry.systems.items[index]?.title,
        message: `${isTaken ? "is that of an earlier system" : "is not in the page's drawing"}; ${remedy}`,
      },
    ];
  });
}
