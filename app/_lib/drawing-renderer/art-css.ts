import { readFileSync } from "node:fs";
import path from "node:path";

/** The drawings' stylesheet. Read anew at each call, because a developer may edit it while the server runs. */
export const artCss = (): string => readFileSync(path.join(process.cwd(), "components/art/art.css"), "utf8");
