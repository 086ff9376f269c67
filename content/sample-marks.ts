/** Label beside whatever was invented, on pages and in their Markdown copies. */
export const sampleMark = "Sample";
/** Label beside a claim that has no evidence yet, such as a certificate. */
export const placeholderMark = "Placeholder";
