import type { Visitor } from "../visitor";

/** One thing that has to work in every engine; `run` throws where it does not. Each check gets a window with an empty profile. */
export interface Check {
  name: string;
  run(visitor: Visitor): Promise<void>;
}
