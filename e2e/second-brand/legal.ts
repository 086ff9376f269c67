import type { LegalFacts } from "@/content/schemas/brand";

export const legalFacts: LegalFacts = {
  form: "limited liability company",
  registeredOffice: "Musterkontor 1, 20457 Hamburg, Germany",
  companyNumber: "Amtsgericht Hamburg, HRB 000000",
  taxNumber: "DE 000000000",
  dataProtection: { email: "datenschutz@faehrwerk.example" },
  invoiceTax:
    "Umsatzsteuer is added for clients in Germany. Companies elsewhere in the European Union account for it themselves under the reverse charge.",
  law: "Germany",
  courts: "Hamburg, Germany",
};
