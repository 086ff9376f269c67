import { parse } from "parse5";
import { elementsOf } from "@/scripts/build/html-tree";

/** Requests at a time. More might disturb a live host. */
export const WIDTH = 6;

export const HOST_PAGE = "Follow your host's page in scripts/hosts";

/** The elements of a page as their attributes, the tag's name among them as "tag". */
export const tagsOf = (html: string): Map<string, string>[] =>
  elementsOf(parse(html)).map(({ tagName, attrs }) => new Map(attrs.map(({ name, value }) => [name, value])).set("tag", tagName));

/** Whether a file is sent as the type that it has. */
export const sameType = (got: string | null, wanted: string | undefined) =>
  got?.split(";")[0]?.trim().replace("application/xml", "text/xml") ===
  wanted?.split(";")[0]?.replace("application/xml", "text/xml");
