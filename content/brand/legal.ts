import type { LegalFacts } from "../schemas/brand";
import { company } from "./company";

/**
 * What the legal pages say of this company alone. Left out because nobody has supplied them: registeredOffice, companyNumber, taxNumber,
 * grievanceOfficer and dataProtection (each a name, e-mail, phone or address). A page says what stands here, and nothing else.
 */
export const legalFacts: LegalFacts = {
  form: "private limited company",
  invoiceTax:
    "Clients in India pay GST on top of the price. For clients abroad, exported services are zero-rated under Indian GST if the law's conditions are met. You may owe VAT or a similar tax at home.",
  law: company.headOffice.country,
  courts: `${company.headOffice.city}, ${company.headOffice.region}, ${company.headOffice.country}`,
};
