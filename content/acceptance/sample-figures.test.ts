import { entriesOf } from "@/content/collections/collections";
import type { Control, ControlOf } from "@/content/types";

/* The figures of the shipped interactive samples, calculated again from what their drawings show. An owner who writes others deletes this file. */

const controls = async (): Promise<{ slug: string; control: Control }[]> =>
  (await Promise.all([entriesOf("services"), entriesOf("focus")])).flat();

const ofKind = async <Kind extends Control["kind"]>(kind: Kind) =>
  (await controls()).flatMap(({ slug, control }) => (isKind(control, kind) ? [{ slug, control }] : []));

const isKind = <Kind extends Control["kind"]>(control: Control, kind: Kind): control is ControlOf<Kind> => control.kind === kind;

const controlOf = async <Kind extends Control["kind"]>(slug: string, kind: Kind): Promise<ControlOf<Kind>> => {
  const found = (await ofKind(kind)).find((page) => page.slug === slug);
  if (!found) throw new Error(`${slug} has no control of the kind ${kind}`);
  return found.control;
};

/** "₹1,200" as 1200. */
const figure = (text = ""): number => Number(text.replace(/[^\d.-]/g, ""));
const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
const rupees = (value: number): string => `₹${Math.round(value).toLocaleString("en-GB")}`;
const valuesOf = ({ answers }: Control): string[][] => answers.map(({ values }) => values);

test("every service and every focus page has a control, and no two ask the same question", async () => {
  const all = await controls();
  expect(new Set(all.map(({ control }) => control.question)).size).toBe(all.length);
});

test("columns: what passes, what stops and what is wrong are counted right", async () => {
  for (const { slug, control } of await ofKind("columns")) {
    for (const { label, limit, values } of control.answers) {
      const passes = (value: number) => (control.pass === "above" ? value >= limit : value <= limit);
      const passed = control.columns.filter(passes);
      const third = control.wrong
        ? String(control.wrong.filter((number) => passes(control.columns[number - 1] ?? 0)).length)
        : `${Math.round((sum(passed) / sum(control.columns)) * 100)}%`;
      expect([slug, label, ...values]).toEqual([
        slug,
        label,
        String(passed.length),
        String(control.columns.length - passed.length),
        third,
      ]);
    }
  }
});

test("links: one for each pair of systems, or one for each system", async () => {
  for (const { control } of await ofKind("links")) {
    expect(valuesOf(control)).toEqual(control.answers.map(({ systems: n }) => [String((n * (n - 1)) / 2), String(n)]));
  }
});

test("devops: the alarm needs 40 page views and is read every 20 seconds; going back takes 50, and one page in seven fails", async () => {
  const { answers } = await controlOf("devops", "blocks");
  const [views, seconds, back, every] = [1000, 310, 50, 20];
  for (const { label, rows, values } of answers) {
    const percent = figure(label) || 100;
    const share = percent / 100;
    const alarm = Math.ceil((40 * seconds) / (share * views) / every) * every;
    const met = (share * views * (alarm + back)) / seconds;
    expect([label, ...rows]).toEqual([label, { filled: percent, open: 100 - percent }]);
    const minutes = Math.floor(alarm / 60);
    expect(values).toEqual([`${minutes > 0 ? `${minutes} min ` : ""}${alarm % 60} s`, String(Math.round(met / 7))]);
  }
});

test("mobile apps: no parcel is lost", async () => {
  const { answers } = await controlOf("mobile-apps", "blocks");
  for (const { rows, values } of answers) {
    const [row = { filled: 0, open: 0 }] = rows;
    expect(row.filled + row.open).toBe(20);
    expect(values).toEqual([String(row.filled), String(row.open), "0"]);
  }
});

test("software: without a key every press orders 40 cartons, all but the first too many", async () => {
  const { answers } = await controlOf("software-development", "blocks");
  for (const [index, { rows, values }] of answers.entries()) {
    const presses = index + 1;
    expect(rows).toEqual([
      { filled: 40, open: 0 },
      { filled: 40, open: (presses - 1) * 40 },
    ]);
    expect(values).toEqual(["1", String(presses), String((presses - 1) * 40)]);
  }
});

test("commerce: what is left after goods, packing, courier and fee", async () => {
  const { answers } = await controlOf("digital-commerce", "blocks");
  const [delivered, refused] = [1000 - 600 - 30 - 80 - 20, -(30 + 80 + 80)];
  for (const { rows, values } of answers) {
    const [row = { filled: 0, open: 0 }] = rows;
    const left = row.filled * delivered + row.open * refused;
    expect(values).toEqual([String(row.filled), String(row.open), rupees(left)]);
  }
});

test("web: four round trips and the server, then the size over four fifths of the line's speed", async () => {
  const { answers, rows } = await controlOf("web-development", "bars");
  const lines = rows.map((row) => (row.match(/[\d.]+/g) ?? []).map(Number));
  for (const { label, bars, values } of answers) {
    const kilobytes = figure(label) * (label.includes("MB") ? 1000 : 1);
    const seconds = lines.map(([speed = 1, trip = 0]) => (4 * trip + 40) / 1000 + (kilobytes * 8) / (speed * 800));
    expect(bars).toEqual(seconds.map((value) => Math.round(value * 10) / 10));
    expect(values.map(figure)).toEqual([bars[0], bars.at(-1)]);
  }
});

test("marketing: the sources, the money and the averages are those of the report", async () => {
  const service = (await entriesOf("services")).find(({ slug }) => slug === "marketing");
  const { rows, answers } = await controlOf("marketing", "bars");
  const sources = (service?.sampleRecord.rows ?? [])
    .slice(0, rows.length)
    .map(({ cells }) => ({ name: cells[0] ?? "", spent: figure(cells[1]), good: figure(cells[3]), each: figure(cells[4]) }))
    .sort((a, b) => a.each - b.each);
  expect(rows).toEqual(sources.map(({ name, good }) => `${name}, ${good} good`));
  for (const { bars, limit, values } of answers) {
    expect(bars).toEqual(sources.map(({ each }) => each));
    const kept = sources.filter(({ each }) => each <= (limit?.at ?? 0));
    const [good, spent] = [sum(kept.map((source) => source.good)), sum(kept.map((source) => source.spent))];
    expect(values).toEqual([String(good), rupees(spent), rupees(spent / good)]);
  }
});

test("enterprise: each record lets two invoices through", async () => {
  const { answers } = await controlOf("enterprise-applications", "bars");
  for (const [index, { bars, limit, values }] of answers.entries()) {
    const owed = (index + 1) * 400_000;
    expect(sum(bars.slice(0, -1))).toBe(owed);
    expect(bars.at(-1)).toBe(owed);
    expect(values).toEqual([rupees(owed), rupees(Math.max(0, owed - (limit?.at ?? 0)))]);
  }
});

test("artificial intelligence: sixty replies at so many minutes are as many hours", async () => {
  const { answers } = await controlOf("artificial-intelligence", "bars");
  for (const { label, bars, values } of answers) {
    expect(bars).toEqual([6, figure(label)]);
    expect(values.map(figure)).toEqual([figure(label), Math.abs(6 - figure(label))]);
  }
});

test("analytics: the same million in every definition", async () => {
  const { answers } = await controlOf("bi-analytics", "bars");
  for (const { bars, values } of answers) {
    expect(sum(bars)).toBe(1_000_000);
    expect(values).toEqual([rupees(bars[2] ?? 0), rupees(1_000_000)]);
  }
});
