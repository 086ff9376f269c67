import { render, screen } from "@testing-library/react";
import type { ComponentProps } from "react";
import { ButtonLink } from "@/components/ui/button";
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

// A spread object may carry more than the type says.
it("never lets Next prefetch by itself", () => {
  const more = { className: "a", prefetch: true };
  render(
    <>
      <Link href="/faq" {...more} />
      <ButtonLink href="/contact">Go</ButtonLink>
    </>,
  );
  expect(mockPrefetch.mock.calls).toEqual([[false], [false]]);
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
