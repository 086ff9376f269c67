import { runInThisContext } from "node:vm";

/** For tests only: visitors' zones; Santiago springs forward at midnight, where a date could slip. */
export const visitors = ["America/Los_Angeles", "Europe/London", "Asia/Kolkata", "UTC", "America/Santiago"] as const;
export type Visitor = (typeof visitors)[number];

/** Jest gives tests a copy of the environment. Node moves to another zone when TZ changes in its own. */
const { env }: NodeJS.Process = runInThisContext("process");

/** Moves the whole process to a zone. */
export function moveTo(zone: string): void {
  env.TZ = zone;
}

/** Runs the tests of a block in a visitor's zone, and those after it in the one before. */
export function setUpVisitor(zone: Visitor): void {
  const { TZ = "UTC" } = env;
  beforeAll(() => moveTo(zone));
  afterAll(() => moveTo(TZ));
}
