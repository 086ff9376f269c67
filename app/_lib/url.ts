import { site } from "@/content/site";

/** The absolute address of a path of this site; pages carry the trailing slash, files do not. */
export function absoluteUrl(path: string): string {
  return new URL(path, site.origin).href;
}
