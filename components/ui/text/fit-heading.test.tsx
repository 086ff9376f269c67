/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import { renderToStaticMarkup } from "react-dom/server";
import { FitHeading } from "./fit-heading";

/** The style of each line; jsdom itself drops units that it does not know. */
const stylesOf = (...lines: string[]) => renderToStaticMarkup(<FitHeading lines={lines} />).match(/(?<=style=")[^"]+/g) ?? [];
const trackingOf = (line: string) => Number(/letter-spacing:([-\d.]+)em/.exec(stylesOf(line)[0] ?? "")?.[1]);

it("sets all lines in one size", () => {
  const sizes = stylesOf("Software", "Development").map((style) => style.split(";")[0]);
  expect(sizes).toHaveLength(2);
  expect(new Set(sizes).size).toBe(1);
});

it.each([[["FAQ"]], [["UI/UX", "Design"]]])("%j, a very short name, is not as large as would fill the measure", (lines) => {
  expect(stylesOf(...lines)[0]).toContain("font-size:min(30.9cqi,");
});

it.each(["Sports", "Artificial", "Beauty", "& OTT", "Strategy", "Staffing", "Sky"])(
  "%s is set looser, because two of its letters would touch",
  (line) => {
    expect(trackingOf(line)).toBeGreaterThan(trackingOf("Finance"));
  },
);

it("leaves room below for letters that hang, and only for these", () => {
  const { container: flat } = render(<FitHeading lines={["Marketing", "Travel"]} />);
  const { container: deep } = render(<FitHeading lines={["Digital", "Marketing"]} />);
  expect(flat.querySelector("h1")).not.toHaveClass("hanging");
  expect(deep.querySelector("h1")).toHaveClass("hanging");
});

it.each([[["Sports"]], [["AI & Machine", "Learning"]], [["UI/UX", "Design"]]])(
  "%j is text: the whole name, in words",
  (lines) => {
    const { container } = render(<FitHeading lines={lines} />);
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe(lines.join(" "));
    expect(container.querySelector("svg, h1 > span > *")).toBeNull();
  },
);
