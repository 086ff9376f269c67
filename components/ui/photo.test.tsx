/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import { Photo } from "./photo";

const picture = {
  file: "photos/asha.jpg",
  alt: "Asha Rao",
  width: 336,
  height: 336,
  placeholderColour: "#887766",
  sources: [{ type: "image/avif", srcSet: "/art/photos/asha-96.avif 96w" }],
  src: "/art/photos/asha-192.jpg",
  srcSet: "/art/photos/asha-96.jpg 96w",
};

it("a photograph has its words, its room and its ground, and no style attribute", () => {
  const { container } = render(<Photo picture={picture} sizes="44px" />);
  const image = screen.getByRole("img", { name: "Asha Rao" });
  for (const [name, value] of Object.entries({ width: "336", height: "336", loading: "lazy", sizes: "44px" })) {
    expect(image).toHaveAttribute(name, value);
  }
  expect(container.querySelector("source")).toHaveAttribute("type", "image/avif");
  expect(container.querySelector("svg path")).toHaveAttribute("fill", "#887766");
  expect(container.querySelector("[style]")).toBeNull();
});

it("the first of a page is fetched at once", () => {
  render(<Photo isFirst picture={picture} sizes="94vw" />);
  expect(screen.getByRole("img")).toHaveAttribute("loading", "eager");
});
