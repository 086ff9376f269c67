import type { Tone } from "@/content/schema";
import type { Measure, Testimonial } from "@/content/testimonials";

/** The testimonials whose claim can be drawn to scale. */
export const measuredOf = (testimonials: readonly Testimonial[]): (Testimonial & { measure: Measure })[] =>
  testimonials.flatMap(({ measure, ...quote }) => (measure ? [{ ...quote, measure }] : []));

const TONES: readonly Tone[] = ["primary", "secondary", "accent"];

/** The colour of a claim by its place in their row. */
export const toneAt = (index: number): Tone => TONES[index % TONES.length] ?? "primary";
