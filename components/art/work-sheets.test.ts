import { entriesOf } from "@/content/collections/collections";
import { home } from "@/content/single-pages/home";
import { CANARY, INVOICES, LOAD, workSheets } from "./work-sheets";

const records = entriesOf("services").then((services) => new Map(services.map(({ slug, proof }) => [slug, proof])));
const field = async (slug: string, label: string) =>
  (await records).get(slug)?.fields.find((one) => one.label === label)?.value ?? "";

/** The milliseconds of a row of the page-load record. */
const momentOf = async (start: string) => {
  const row = (await records).get("web-development")?.rows.find(({ cells }) => cells[1]?.startsWith(start));
  return Number(row?.cells[0]?.replace(/\D/g, ""));
};

it("the sheets' drawings agree with the records", async () => {
  const minutes = Math.floor(CANARY.seconds / 60);
  const share = (100 * CANARY.exposed) / CANARY.customers;
  expect(await field("devops", "Exposed")).toBe(`${share}% of sessions, for ${minutes} min ${CANARY.seconds % 60} s`);
  expect(await field("devops", "Alarm to last good package")).toBe(`${CANARY.back} seconds`);
  expect(await momentOf("First byte")).toBe(LOAD.byte);
  expect(await momentOf("Styles in")).toBe(LOAD.text);
  expect(await momentOf("Picture")).toBe(LOAD.picture);
  expect(await momentOf("Script run")).toBe(LOAD.button);
  expect(await field("web-development", "Largest Contentful Paint")).toBe("1,600 ms, limit 2,500 ms");
  const { right, toPerson, wrong } = INVOICES;
  expect(await field("ai-ml", "Whole invoices")).toBe(
    `${right} passed right, ${toPerson} to a person, ${wrong} passed with an error`,
  );
  expect(right + toPerson + wrong).toBe(400);
});

it("home shows fields that the records have, each sheet with a drawing of its own", async () => {
  for (const { service, fields, result } of home.work.sheets) {
    expect(Object.keys(workSheets)).toContain(`work-${service}`);
    for (const label of [...fields, result]) expect(await field(service, label)).not.toBe("");
  }
});
