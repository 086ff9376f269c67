import { namedOffices } from "./offices";

const office = (country: string, city?: string) => ({ country, ...(city && { city }), timeZone: "UTC", countryCode: "DE" });
const namesOf = (...offices: Parameters<typeof namedOffices>[0]) =>
  namedOffices(offices).map(({ place, detail }) => [place, detail]);

test("an office is named by its country, and by its city where that country has several", () => {
  expect(namesOf(office("India", "Pune"), office("Singapore"), office("Japan", "Osaka"))).toEqual([
    ["India", "Pune, head office"],
    ["Singapore", undefined],
    ["Japan", "Osaka"],
  ]);
  expect(namesOf(office("Germany", "Kiel"), office("Germany", "Jena"), office("Chile"))).toEqual([
    ["Kiel", "Germany, head office"],
    ["Jena", "Germany"],
    ["Chile", undefined],
  ]);
});

test("an office is the head office only where there are others", () => {
  expect(namesOf(office("Singapore"), office("Kenya"))[0]).toEqual(["Singapore", "Head office"]);
  expect(namesOf(office("Kenya", "Nairobi"))).toEqual([["Kenya", "Nairobi"]]);
  expect(namesOf(office("Singapore"))).toEqual([["Singapore", undefined]]);
});
