/** Label beside whatever was invented, on pages and in their Markdown copies. */
export const sampleMark = "Sample";
/** Labels of sections in which everything was invented: one for all. The single marks stay for screen readers and the Markdown copies. */
export const sectionMarks = { work: "Sample records", companies: "Sample companies", testimonials: "Samples" };
/** Label beside a claim that has no evidence yet, such as a certificate. */
export const placeholderMark = "Placeholder";
