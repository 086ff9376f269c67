/**
 * Whether this build sends enquiries anywhere: the legal texts describe the build that they are part of. The address itself is read where the
 * form is made (app/_lib/pages/enquiry-form.tsx).
 */
export const enquiriesAreSent = Boolean(process.env.NEXT_PUBLIC_ENQUIRY_ENDPOINT);
