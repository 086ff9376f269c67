/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import type { Contact } from "@/content/single-pages/contact";
import { FirstHour } from "./first-hour";

const words = (short: string) => ({ short, more: ` ${short}` });

it("draws reply and call to the scale of an hour, with a balloon for each step, the second one set for phones and for wider screens", () => {
  const hour: NonNullable<Contact["hour"]> = {
    title: "The hour, to scale",
    description: "A reply, a call.",
    caption: "A caption.",
    reply: [12, 18],
    call: [24, 54],
    callouts: [words("Write"), words("Reply"), words("Talk")],
  };
  const { container } = render(<FirstHour hour={hour} />);
  expect(screen.getByRole("img", { name: hour.title })).toHaveAccessibleDescription(hour.description);
  expect(screen.getByText(hour.caption)).toBeVisible();
  const bars = [...container.querySelectorAll("figure > div > svg > rect")].map((bar) => [
    bar.getAttribute("x"),
    bar.getAttribute("width"),
  ]);
  expect(bars).toEqual([
    ["20%", "10%"],
    ["40%", "50%"],
  ]);
  expect([...container.querySelectorAll(".d-bal-n")].map((number) => number.textContent)).toEqual(["1", "2", "2", "3"]);
  expect(container.querySelector("[style]")).toBeNull();
});
