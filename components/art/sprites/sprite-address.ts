/**
 * The sprites' version, a part of their addresses: a build makes it from all that is in them (next.config.ts), so that browsers may keep a
 * sprite for ever and no page meets a sheet that is older or newer than itself.
 */
const VERSION = process.env.SPRITE_VERSION ?? "dev";

/** Folder of the sprites under the site's root, version included. */
export const SPRITE_FOLDER = `/art/${VERSION}`;

/** Address of a drawing in a sprite file; `file` is its path in the folder without the extension, such as "services/devops". */
export const spriteAddress = (file: string, name: string): string => `${SPRITE_FOLDER}/${file}.svg#${name}`;
