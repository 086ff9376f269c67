/** @jest-environment jsdom */
import { render, screen, within } from "@testing-library/react";
import type { Testimonial } from "@/content/testimonials";
import { Journey } from "./journey";
import { Testimonials } from "./testimonials";

const journey = {
  heading: "Our Journey",
  period: "2023 - Present",
  milestones: [
    { at: 2017, text: "Founded" },
    { at: 2023, text: "Incorporated" },
    { at: "Present" as const, text: "Still drawing" },
  ],
};

it("the journey has a tick a year, and is filled from the incorporation to the year of the build", () => {
  const { container } = render(<Journey journey={journey} year={2026} />);
  expect(container.querySelector("svg")).toHaveAttribute("viewBox", "0 0 9 1");
  const bar = container.querySelector("rect");
  expect([bar?.getAttribute("x"), bar?.getAttribute("width")]).toEqual(["6", "3"]);
  const ticks = [...container.querySelectorAll("path")].map((path) => path.getAttribute("d"));
  const years = "M1 .3V.7M2 .3V.7M3 .3V.7M4 .3V.7M5 .3V.7M6 .3V.7M7 .3V.7M8 .3V.7";
  expect(ticks).toContain(`M0 0V1M6 0V1M9 0V1${years}`);
  expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "2017 Founded",
    "2023 Incorporated",
    "Present Still drawing",
  ]);
});

/** A testimonial whose claim is drawn. */
const measured = (id: string, percent: number, before: number, after: number): Omit<Testimonial, "portrait"> => ({
  ...{ id, name: `Client ${id}`, position: "Head", company: `Company ${id}`, rating: 5, content: `What ${id} says.` },
  measure: { claim: `Claim ${id}`, percent, before: { label: "before", value: before }, after: { label: "after", value: after } },
});
const testimonials = [measured("a", 80, 5, 1), measured("b", 60, 25, 40), measured("c", 95, 400, 780)];

it("the journey of a company with two milestones is filled throughout", () => {
  const [first, , last] = journey.milestones;
  const { container } = render(
    <Journey journey={{ ...journey, milestones: [first, last].flatMap((one) => one ?? []) }} year={2026} />,
  );
  const bar = container.querySelector("rect");
  expect([bar?.getAttribute("x"), bar?.getAttribute("width")]).toEqual(["0", "9"]);
});

it("testimonials without a measure are open, with nothing to unfold", () => {
  const spoken = testimonials.map(({ measure, ...quote }) => quote);
  const { container } = render(
    <Testimonials copy={{ heading: "Clients", more: "More" }} testimonials={spoken} sampleMark="Sample" note="" />,
  );
  expect(container.querySelector("details")).toBeNull();
  expect(screen.getAllByRole("listitem")).toHaveLength(3);
});

it("each invented testimonial is marked, and no other", () => {
  const quotes = testimonials.map((quote, index) => ({
    ...quote,
    portrait: undefined,
    ...(index > 0 && { sample: true as const }),
  }));
  render(<Testimonials copy={{ heading: "Clients", more: "More" }} testimonials={quotes} sampleMark="Sample" note="" />);
  const isMarked = screen.getAllByRole("listitem").map((item) => item.querySelector(".sample-mark")?.textContent === "Sample");
  expect(isMarked).toEqual([false, true, true]);
});

it("a rating that all give is said once, and that they are samples; others stand with their names", () => {
  const quotes = testimonials.map((quote) => ({ ...quote, portrait: undefined, sample: true as const }));
  const section = (of: typeof quotes) => (
    <Testimonials copy={{ heading: "Clients", more: "More" }} testimonials={of} sampleMark="Sample" note="" />
  );
  const { rerender } = render(section(quotes));
  expect(screen.getByText("3 sample testimonials, each rated 5 of 5.")).toBeVisible();
  expect(screen.queryByText(/^Rated/)).toBeNull();
  rerender(section(quotes.map((quote, index) => ({ ...quote, rating: index === 1 ? 4 : 5 }))));
  expect(screen.queryByText(/each rated/)).toBeNull();
  expect(screen.getAllByText(/^Rated/).map(({ textContent }) => textContent?.trim())).toEqual([
    "Rated 5 of 5",
    "Rated 4 of 5",
    "Rated 5 of 5",
  ]);
});

it("a claim that can be counted is drawn as what it counts, with its portrait beside the name", () => {
  const [first] = testimonials;
  const measure = first?.measure && { ...first.measure, counts: "hours" as const };
  const quotes = first ? [{ ...first, measure, portrait: undefined, face: "parted" as const }] : [];
  const { container } = render(
    <Testimonials copy={{ heading: "Clients", more: "More" }} testimonials={quotes} sampleMark="Sample" note="" />,
  );
  expect(container.querySelectorAll(".counts svg")).toHaveLength(2);
  expect(container.querySelector("figcaption img")).toHaveAttribute("src", expect.stringContaining("portraits.svg#parted"));
  expect(screen.queryByText("CA")).toBeNull();
});

it("three claims are bars on a scale of their own, whose ends are as far apart as the claim says", () => {
  const quotes = testimonials.map((quote) => ({ ...quote, portrait: undefined }));
  render(<Testimonials copy={{ heading: "Clients", more: "More" }} testimonials={quotes} sampleMark="Sample" note="" />);
  const drawn = screen.getAllByRole("listitem").flatMap((item) => {
    const bars = [...item.querySelectorAll("svg > rect")];
    const [, , whole = ""] = item.querySelector("svg:has(rect)")?.getAttribute("viewBox")?.split(" ") ?? [];
    return bars.length > 0 ? [{ item, shares: bars.map((bar) => Number(bar.getAttribute("width")) / Number(whole)) }] : [];
  });
  const measures = testimonials.flatMap(({ measure }) => measure ?? []);
  expect(drawn).toHaveLength(3);
  for (const [index, { item, shares }] of drawn.entries()) {
    const { before, after, percent } = measures[index] ?? { before: { value: 0 }, after: { value: 0 }, percent: 0 };
    const [was = 0, is = 0] = shares;
    expect(Math.max(was, is)).toBe(1);
    expect(is / was).toBeCloseTo(after.value / before.value);
    expect(within(item).getByText(String(percent))).toBeVisible();
  }
});
