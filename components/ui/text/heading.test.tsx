/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import { Heading } from "./heading";
import { metricsOf } from "./ink-width";

it("stands on the margin with the ink of its first letter", () => {
  render(<Heading level={2} size="d0" text="Where a rewrite costs more" />);
  const heading = screen.getByRole("heading", { name: "Where a rewrite costs more" });
  const { marginLeft, textIndent } = heading.style;
  expect(Number.parseFloat(marginLeft) + Number.parseFloat(textIndent)).toBeCloseTo(-metricsOf("W").left / 1000, 3);
});
