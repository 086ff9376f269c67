import type { Company } from "./schemas/brand";

type CompanyOffice = Company["offices"][number];

/** An office as pages show it. */
export interface Office extends CompanyOffice {
  /** Its name among the others: the country, or the city where that country has several. */
  place: string;
  /** What else there is to say of where it is. */
  detail?: string;
}

/** The company's offices, the head office first, each with a name that no other one has. */
export function namedOffices([head, ...others]: Company["offices"]): [Office, ...Office[]] {
  const countries = [head, ...others].map(({ country }) => country);
  const named = (office: CompanyOffice, isHead: boolean): Office => {
    const { country, city } = office;
    const isOnly = countries.filter((other) => other === country).length === 1;
    const [place, where] = isOnly || !city ? [country, city] : [city, country];
    const headLine = where ? `${where}, head office` : "Head office";
    const detail = isHead && others.length > 0 ? headLine : where;
    return detail ? { ...office, place, detail } : { ...office, place };
  };
  return [named(head, true), ...others.map((office) => named(office, false))];
}
