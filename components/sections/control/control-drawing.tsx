import type { ReactNode } from "react";
import type { Control } from "@/content/types";
import { Bars } from "./bars";
import { Blocks } from "./blocks";
import { ButtonState } from "./button-state";
import { Columns } from "./columns";
import { Frames } from "./frames";
import { SystemLinks } from "./links";

interface ControlDrawingProps {
  control: Control;
  /** Index of the answer. */
  at: number;
}

/** The drawing of an answer. A new kind does not compile until it is drawn here: every path must return. */
export function ControlDrawing({ control, at }: ControlDrawingProps): ReactNode {
  switch (control.kind) {
    case "columns":
      return <Columns control={control} at={at} />;
    case "blocks":
      return <Blocks control={control} at={at} />;
    case "bars":
      return <Bars control={control} at={at} />;
    case "frames":
      return <Frames control={control} at={at} />;
    case "links":
      return <SystemLinks control={control} at={at} />;
    case "button":
      return <ButtonState control={control} at={at} />;
    default:
      return control satisfies never;
  }
}
