import { parse } from "parse5";
import { attribute, named } from "@/scripts/build/html-tree";
import { readExported } from "./export";

const scripts = named(parse(readExported("/index.html")), "script");

/** Whether scripts wait for the visitor's first interaction in this export, or load with the page (FRAMEWORK_ON_INTENT=off). */
export const frameworkWaits = !scripts.some((script) => attribute(script, "src")?.startsWith("/_next/"));

/** Why a test of the waiting is skipped. */
export const LOADS_AT_ONCE = "scripts of this export load with the page (FRAMEWORK_ON_INTENT=off)";
