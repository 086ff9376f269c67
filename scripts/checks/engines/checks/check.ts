import type { Visitor } from "../visitor";

/** Something that has to work in every engine; `run` throws if it does not. Each check gets a window with an empty profile. */
export interface Check {
  name: string;
  run(visitor: Visitor): Promise<void>;
}
