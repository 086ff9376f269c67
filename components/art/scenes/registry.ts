import { scene as healthcare } from "./industry/healthcare";
import type { Scene } from "./scene";

/** The drawings of the industry pages by slug; a page whose slug is not here shows its sign and its day chart alone. */
export const industryScenes: Readonly<Record<string, Scene>> = { healthcare };
