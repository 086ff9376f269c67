import type { Certificate } from "@/content/schemas/brand";

export const certificates: Certificate[] = [];
