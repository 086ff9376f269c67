/** The client's own claims, specification section 1: shown as given, never as structured data. */
export const claims = {
  projects: "2567+",
  clients: "1890+",
  years: "9+",
  successRate: "100%",
  people: "100+",
  uptime: "99.9%",
  support: "24/7",
  reply: "10-15 minutes",
  consultation: "30-minute",
} as const;
