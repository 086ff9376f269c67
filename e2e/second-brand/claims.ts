import type { Claims } from "@/content/schemas/brand";

export const claims: Claims = {};
