import { z } from "zod";
import { text } from "./fields";

/** A picture in content/photos. The build makes all sizes and formats (app/_lib/images). */
export const photoSchema = z.strictObject({
  /** Path inside content/, such as photos/asha.jpg. */
  file: z
    .string({ error: "is missing or not text; write the path of a picture, such as photos/asha.jpg" })
    .regex(/^photos\/[\w./-]+\.(jpe?g|png|webp|avif)$/i, {
      error: "is no picture in content/photos; write a path such as photos/asha.jpg (.jpg, .png, .webp or .avif)",
    }),
  /** Alternative text. */
  alt: text(320),
  /** Caption, on pages that have room for one. */
  caption: text(320).optional(),
});

export type Photo = z.infer<typeof photoSchema>;
