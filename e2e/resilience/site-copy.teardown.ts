import { rm } from "node:fs/promises";
import { test as teardown } from "@playwright/test";
import { SITE_COPY } from "@/scripts/lib/site-copy";

teardown("the copy of the site is gone", () => rm(SITE_COPY, { recursive: true, force: true }));
