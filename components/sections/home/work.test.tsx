import { render, screen } from "@testing-library/react";
import { entriesOf } from "@/content/collections/collections";
import { home } from "@/content/single-pages/home";
import { Work } from "./work";

const shown = async (change: (label: string, value: string) => string = (_, value) => value) =>
  (await entriesOf("services")).map((service) => ({
    ...service,
    proof: { ...service.proof, fields: service.proof.fields.map(({ label, value }) => ({ label, value: change(label, value) })) },
  }));

it("three samples come from the services' records, are marked as samples, and lead there", async () => {
  const services = await shown();
  const { container } = render(<Work copy={home.work} services={services} marks={{ one: "Sample", all: "Sample records" }} />);
  expect(screen.getAllByRole("listitem")).toHaveLength(3);
  expect(screen.getAllByText("Sample")).toHaveLength(3);
  expect(screen.getByText("Sample records")).not.toHaveClass("sr-only");
  for (const { service: slug, problem, result } of home.work.sheets) {
    const service = services.find((one) => one.slug === slug);
    expect(screen.getByRole("link", { name: problem })).toHaveAttribute(
      "href",
      expect.stringContaining(`/services/${service?.slug}`),
    );
    expect(screen.getByRole("link", { name: problem })).toHaveAttribute("href", expect.stringMatching(/#record$/));
    const value = service?.proof.fields.find(({ label }) => label === result)?.value ?? "";
    expect(screen.getByText(value)).toBeVisible();
  }
  expect(container.querySelectorAll("use").length).toBeLessThanOrEqual(3);
  expect(container.querySelectorAll("*").length).toBeLessThanOrEqual(60);
});

it("a record that says something else stands without the drawing, and one without its result is left out", async () => {
  const { container, rerender } = render(
    <Work copy={home.work} services={await shown(() => "Changed")} marks={{ one: "Sample", all: "Sample records" }} />,
  );
  expect(container.querySelector("use")).toBeNull();
  expect(screen.getAllByRole("listitem")).toHaveLength(3);
  rerender(<Work copy={home.work} services={[]} marks={{ one: "Sample", all: "Sample records" }} />);
  expect(container).toBeEmptyDOMElement();
});
