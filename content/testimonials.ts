import { testimonials as written } from "./brand/testimonials";
import type * as brand from "./schemas/brand";
import { testimonialsSchema } from "./schemas/brand";
import { checked } from "./validation/validate";

export type Testimonial = brand.Testimonial;
/** A measured claim within a testimonial. */
export type Measure = NonNullable<Testimonial["measure"]>;

/** The testimonials of content/brand, checked. */
export const testimonials = checked(testimonialsSchema, "content/brand/testimonials.ts", written);
