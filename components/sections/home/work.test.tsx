/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import { isPage } from "@/components/art/drawn-as";
import { entriesOf } from "@/content/collections/collections";
import { home } from "@/content/single-pages/home";
import { Work } from "./work";

const shown = async (change: (label: string, value: string) => string = (_, value) => value) =>
  (await entriesOf("services")).map((service) => ({
    ...service,
    sampleRecord: {
      ...service.sampleRecord,
      fields: service.sampleRecord.fields.map(({ label, value }) => ({ label, value: change(label, value) })),
    },
  }));

/** The samples whose services are there. */
const there = async () => {
  const services = await shown();
  return home.work.sheets.filter(({ service }) => services.some((one) => isPage(one, service)));
};

it("the samples come from the services' records, are marked as samples, and lead there", async () => {
  const services = await shown();
  const { container } = render(<Work copy={home.work} services={services} sampleMark="Sample" />);
  const samples = await there();
  expect(screen.queryAllByRole("listitem")).toHaveLength(samples.length);
  expect(screen.queryAllByText("Sample", { selector: "small" })).toHaveLength(samples.length);
  for (const { service: slug, problem, result } of samples) {
    const service = services.find((one) => isPage(one, slug));
    expect(screen.getByRole("link", { name: problem })).toHaveAttribute(
      "href",
      expect.stringContaining(`/services/${service?.slug}`),
    );
    expect(screen.getByRole("link", { name: problem })).toHaveAttribute("href", expect.stringMatching(/#record$/));
    const value = service?.sampleRecord.fields.find(({ label }) => label === result)?.value ?? "";
    expect(screen.getByText(value)).toBeVisible();
  }
  expect(container.querySelectorAll("use").length).toBeLessThanOrEqual(samples.length);
  expect(container.querySelectorAll("*").length).toBeLessThanOrEqual(60);
});

it("a record that says something else stands without the drawing, and one without its result is left out", async () => {
  const { container, rerender } = render(<Work copy={home.work} services={await shown(() => "Changed")} sampleMark="Sample" />);
  expect(container.querySelector("use")).toBeNull();
  expect(screen.queryAllByRole("listitem")).toHaveLength((await there()).length);
  rerender(<Work copy={home.work} services={[]} sampleMark="Sample" />);
  expect(container).toBeEmptyDOMElement();
});
