import { entriesOf } from "@/content/collections/collections";
import { home } from "@/content/single-pages/home";
import { isDrawn, workSheets } from "./work-sheets";

const record = [
  { label: "Exposed to the fault", value: "5% of customers, for 5\u00a0min 10\u00a0s" },
  { label: "From alarm to rollback", value: "50\u00a0seconds" },
];

it("a sheet's drawing belongs to the record that says what it shows, and to no other", () => {
  expect(isDrawn("work-devops", record)).toBe(true);
  expect(isDrawn("work-devops", [...record.slice(0, 1), { label: "From alarm to rollback", value: "70 seconds" }])).toBe(false);
  expect(isDrawn("work-ai-ml", record)).toBe(false);
  expect(isDrawn("work-marketing", record)).toBe(false);
});

it("home names three services, each with a drawing", () => {
  expect(home.work.sheets.map(({ service }) => `work-${service}`)).toEqual(Object.keys(workSheets));
});

// A record that is rewritten loses its drawing on the home page without a word. An owner with other records draws other sheets.
it("each of the shipped records says what its drawing shows", async () => {
  const services = await entriesOf("services");
  const lost = home.work.sheets.filter(({ service: slug }) => {
    const service = services.find((one) => one.slug === slug);
    return !isDrawn(`work-${slug}`, service?.sampleRecord.fields ?? []);
  });
  expect(lost).toEqual([]);
});
