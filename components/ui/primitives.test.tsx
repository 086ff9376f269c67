import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Icon } from "./icon";
import { PhoneDisclosure } from "./phone-disclosure";
import { Sheet } from "./sheet";
import { Heading } from "./text/heading";
import { metricsOf } from "./text/ink-width";

describe("a heading", () => {
  it.each([1, 2, 3] as const)("of level %i says its words", (level) => {
    render(<Heading level={level} size="d1" text="The first 30-minute call is free." />);
    expect(screen.getByRole("heading", { level, name: "The first 30-minute call is free." })).toBeVisible();
  });

  it("stands on the margin with the ink of its first letter", () => {
    render(<Heading level={2} size="d0" text="Where a rewrite costs more" />);
    const heading = screen.getByRole("heading", { name: "Where a rewrite costs more" });
    const { marginLeft, textIndent } = heading.style;
    expect(Number.parseFloat(marginLeft) + Number.parseFloat(textIndent)).toBeCloseTo(-metricsOf("W").left / 1000, 3);
  });

  it("may show its words set in lines of their own", () => {
    render(
      <Heading level={1} size="d0" text="Build The Future Today">
        Build The Future <br /> Today
      </Heading>,
    );
    expect(screen.getByRole("heading", { name: "Build The Future Today" })).toBeVisible();
  });
});

describe("a sheet", () => {
  it("is a region by its name, with its number and an anchor", () => {
    render(
      <Sheet id="services" name="Services" note="Sheet 3 of 7">
        Eight of them
      </Sheet>,
    );
    const sheet = screen.getByRole("region", { name: "Services" });
    expect(sheet).toHaveAttribute("id", "services");
    expect(sheet).toHaveTextContent("Services Sheet 3 of 7Eight of them");
  });

  it("may have no number", () => {
    render(<Sheet name="Legal">Text</Sheet>);
    expect(screen.getByRole("region", { name: "Legal" })).toHaveTextContent(/^Legal Text$/);
  });
});

describe("what is only for the eye", () => {
  it("is not read aloud: icons say nothing", () => {
    render(
      <p>
        <Icon name="arrow-up" />
        Words
      </p>,
    );
    expect(screen.queryByRole("img")).toBeNull();
  });

  it("is one path in the page: no file and no tree of its own to wait for", () => {
    const { container } = render(<Icon name="search" />);
    expect(container.querySelectorAll("svg *")).toHaveLength(1);
    expect(container.querySelector("path")).toHaveAttribute("d", expect.stringMatching(/^M/));
  });
});

it("a fold opens and closes by itself, and holds its content once", async () => {
  render(<PhoneDisclosure label="Four features">Fast, safe, small, kind</PhoneDisclosure>);
  const content = screen.getByRole("group");
  expect(content).not.toHaveAttribute("open");
  await userEvent.click(screen.getByText("Four features"));
  expect(content).toHaveAttribute("open");
  await userEvent.click(screen.getByText("Four features"));
  expect(content).not.toHaveAttribute("open");
});
