import { render, screen } from "@testing-library/react";
import { listItems } from "@/components/test-support/lists";
import { WAYS } from "@/content/schemas/fields";
import { wayLabels } from "@/content/shared-texts/way-labels";
import { Wiring } from "./wiring";

const connections = [
  { name: "VAHAN", by: "in", text: "India's vehicle register." },
  { name: "Turnstiles", by: "device", text: "They [count](/faq)." },
] as const;

const draw = (items: Parameters<typeof Wiring>[0]["connections"]) => {
  const { container } = render(<Wiring icon="insurance" connections={items} labels={wayLabels} />);
  screen.getByRole("group").setAttribute("open", "");
  return container;
};

describe("a wiring diagram", () => {
  it("says of each connection its name, how the data travels, and what it does", () => {
    draw([...connections]);
    expect(screen.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent)).toEqual(["VAHAN", "Turnstiles"]);
    expect(listItems()).toEqual([`VAHAN${wayLabels.in}India's vehicle register.`, `Turnstiles${wayLabels.device}They count.`]);
    expect(screen.getByRole("link", { name: "count" })).toHaveAttribute("href", "/faq");
  });

  it("keeps its drawing, the trade's box and the signs, from assistive technology", () => {
    const container = draw([...connections]);
    expect(screen.queryByRole("img")).toBeNull();
    expect(container.querySelectorAll("svg:not([aria-hidden=true])")).toHaveLength(0);
  });

  it("has a sign of its own for each way", () => {
    const container = draw(WAYS.map((by) => ({ name: by, by, text: "Text." })));
    const signs = [...container.querySelectorAll("li use")].map((use) => use.getAttribute("href")?.split("#")[1]);
    expect(signs).toEqual(WAYS.map((by) => `way-${by}`));
  });
});
