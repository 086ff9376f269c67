/** The quiet mark beside whatever was invented to show something, on pages and in their Markdown twins. */
export const sampleMark = "Sample";
/** The mark beside a claim that the owner has to vouch for first, such as a certificate. */
export const placeholderMark = "Placeholder";
