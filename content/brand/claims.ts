import type { Claims } from "../schemas/brand";

/**
 * The company's own claims: shown as given, never as structured data. Each may be left out, and the site then says nothing of it:
 * projects, clients, years, success rate, people, uptime and support as figures; how soon an enquiry is answered; the free first call.
 */
export const claims: Claims = {
  projects: "2567+",
  clients: "1890+",
  years: "9+",
  successRate: "100%",
  people: "100+",
  uptime: "99.9%",
  support: "24/7",
  reply: "10-15 minutes",
  consultation: "30-minute",
};
