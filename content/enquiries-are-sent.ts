/**
 * Whether this build sends enquiries to an endpoint. The legal texts say what happens to an enquiry, so they depend on it. The address itself is read
 * in app/_lib/pages/enquiry-section.tsx.
 */
export const enquiriesAreSent = Boolean(process.env.NEXT_PUBLIC_ENQUIRY_ENDPOINT);
