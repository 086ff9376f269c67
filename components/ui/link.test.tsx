import { render, screen } from "@testing-library/react";
import type { ComponentProps } from "react";
import { ButtonLink } from "./button";
import { Link } from "./link";

const mockPrefetch = jest.fn();
jest.mock("next/link", () => ({
  __esModule: true,
  default: ({ prefetch, ...props }: ComponentProps<"a"> & { prefetch?: unknown }) => {
    mockPrefetch(prefetch);
    return <a {...props} />;
  },
}));
beforeEach(() => mockPrefetch.mockClear());

describe("what is fetched ahead", () => {
  it.each([
    ["a link", <Link key="" href="/faq" />, false],
    ["a primary link", <Link key="" href="/faq" primary />, null],
    [
      "a solid button",
      <ButtonLink key="" href="/contact">
        Go
      </ButtonLink>,
      null,
    ],
    [
      "an outlined button",
      <ButtonLink key="" href="/contact" kind="outline">
        Go
      </ButtonLink>,
      false,
    ],
    [
      "a button on vermilion",
      <ButtonLink key="" href="/contact" kind="ink">
        Go
      </ButtonLink>,
      false,
    ],
  ])("of %s is never everything: in an export the click would then do nothing", (_, link, expected) => {
    render(link);
    expect(mockPrefetch.mock.calls).toEqual([[expected]]);
  });

  // A spread object may carry more than the type says.
  it("can't be turned on from outside", () => {
    const more = { className: "a", prefetch: true };
    render(<Link href="/faq" {...more} />);
    expect(mockPrefetch).not.toHaveBeenCalledWith(true);
  });
});

it("passes on what a link may have", () => {
  render(
    <Link href="/faq" className="a b" aria-label="Questions" id="to-faq">
      FAQ
    </Link>,
  );
  const link = screen.getByRole("link", { name: "Questions" });
  expect(link).toHaveAttribute("href", "/faq");
  expect(link).toHaveAttribute("id", "to-faq");
  expect(link).toHaveClass("a b");
});

describe("a button that is a link", () => {
  it("is called by its words, not by its arrow", () => {
    render(<ButtonLink href="/contact">Start the Conversation</ButtonLink>);
    const button = screen.getByRole("link", { name: "Start the Conversation" });
    expect(button).toHaveAttribute("href", "/contact");
    expect(button.querySelector("svg")).toHaveAttribute("aria-hidden", "true");
  });

  it("may have another icon or none", () => {
    render(
      <>
        <ButtonLink href="/contact" icon="arrow-down">
          Down
        </ButtonLink>
        <ButtonLink href="/contact" icon="none">
          Plain
        </ButtonLink>
      </>,
    );
    expect(screen.getByRole("link", { name: "Down" }).querySelector("svg")).not.toBeNull();
    expect(screen.getByRole("link", { name: "Plain" }).querySelector("svg")).toBeNull();
  });
});
