import { z } from "zod";
import { text } from "./fields";

/** A picture that the owner has put into content/photos. Sizes and formats are the build's business (app/_lib/images). */
export const photoSchema = z.strictObject({
  /** Path inside content/, such as photos/asha.jpg. */
  file: z
    .string({ error: "is missing or not text; write the path of a picture, such as photos/asha.jpg" })
    .regex(/^photos\/[\w./-]+\.(jpe?g|png|webp|avif)$/i, {
      error: "is no picture in content/photos; write a path such as photos/asha.jpg (.jpg, .png, .webp or .avif)",
    }),
  /** What a reader who can't see it gets instead. */
  alt: text(320),
  /** Printed under it, where the page has room for one. */
  caption: text(320).optional(),
});

export type Photo = z.infer<typeof photoSchema>;
