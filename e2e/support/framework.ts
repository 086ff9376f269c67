import { parse } from "parse5";
import { attribute, named } from "@/scripts/build/tree";
import { readExported } from "./export";

const scripts = named(parse(readExported("/index.html")), "script");

/** Whether the framework waits for a visitor's first interaction in this export, or loads with the page (FRAMEWORK_ON_INTENT=off). */
export const frameworkWaits = !scripts.some((script) => attribute(script, "src")?.startsWith("/_next/"));

/** Why a test about that waiting is skipped. */
export const LOADS_AT_ONCE = "the framework of this export does not wait (FRAMEWORK_ON_INTENT=off)";
