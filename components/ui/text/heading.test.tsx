/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import metrics from "./display-metrics.json";
import { Heading } from "./heading";

it("stands on the margin with the ink of its first letter", () => {
  render(<Heading level={2} size="d0" text="Where a rewrite costs more" />);
  const heading = screen.getByRole("heading", { name: "Where a rewrite costs more" });
  const { marginLeft, textIndent } = heading.style;
  expect(Number.parseFloat(marginLeft) + Number.parseFloat(textIndent)).toBeCloseTo(-metrics.W.left / 1000, 3);
});
