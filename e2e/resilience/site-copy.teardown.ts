import { rm } from "node:fs/promises";
import { test as teardown } from "@playwright/test";
import { COPY } from "@/scripts/lib/project-copy";

teardown("the copy of the site is gone", () => rm(COPY, { recursive: true, force: true }));
