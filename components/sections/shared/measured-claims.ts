import type { Measure, Testimonial } from "@/content/testimonials";
import type { Tone } from "@/content/types";

/** The testimonials whose claim can be drawn to scale. */
export const measuredOf = <Quote extends Pick<Testimonial, "measure">>(
  testimonials: readonly Quote[],
): (Quote & { measure: Measure })[] =>
  testimonials.flatMap((quote) => (quote.measure ? [{ ...quote, measure: quote.measure }] : []));

const TONES: readonly Tone[] = ["primary", "secondary", "accent"];

/** The colour of a claim by its place in their row. */
export const toneAt = (index: number): Tone => TONES[index % TONES.length] ?? "primary";
