/** Loads TypeScript modules of this project in plain Node, which does without help only from 22.18 on. */
import path from "node:path";
import { fileURLToPath } from "node:url";
import { createJiti } from "jiti";

const root = fileURLToPath(new URL("../..", import.meta.url));
const jiti = createJiti(import.meta.url, { alias: { "@/": root } });

/**
 * The exports of a module named by its path in the project, such as "scripts/hosts/headers.ts".
 * @param {string} file
 */
export const load = (file) => jiti.import(path.join(root, file));
