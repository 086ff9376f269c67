import type { Clients } from "@/content/schemas/brand";

export const clients: Clients = { companies: [] };
