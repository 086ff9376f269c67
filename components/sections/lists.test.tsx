import { render, screen, within } from "@testing-library/react";
import { NumberToScale } from "./number-to-scale";
import { OpeningFigure } from "./opening-figure";
import { Ownership } from "./ownership";
import { PageLinks } from "./page-links";
import { Scope } from "./scope";
import { Stations } from "./stations";
import { TitledList } from "./titled-list";

const items = () => screen.getAllByRole("listitem").map(({ textContent }) => textContent);
const text = {
  title: "One release on the line",
  description: "Eight stations from commit to production.",
  caption: "A release, from commit to every user.",
};

describe("a titled list", () => {
  const two = [
    { title: "Booking", text: "Nights and [days](/faq)." },
    { title: "Payment", text: "Cards.", extra: <p>The hard part: refunds</p> },
  ];

  it("has a heading and a text for each item, links and extras included", () => {
    render(<TitledList items={two} />);
    expect(screen.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent)).toEqual(["Booking", "Payment"]);
    expect(screen.getByRole("link", { name: "days" })).toHaveAttribute("href", "/faq");
    expect(items()[1]).toBe("PaymentCards.The hard part: refunds");
  });

  it("is ordered where its numbers repeat those of a drawing, which are not read twice", () => {
    const { container } = render(<TitledList items={two} numbered />);
    expect(container.querySelector("ol")).not.toBeNull();
    expect(screen.getByRole("heading", { name: "Payment" })).toHaveTextContent("2Payment");
  });
});

it("links to other pages say what these have to do with this one", () => {
  const links = [{ route: "/faq", title: "Questions", text: "Answers [what is left](/contact)." }] as const;
  render(<PageLinks links={[...links]} />);
  expect(within(screen.getByRole("heading", { level: 3 })).getByRole("link", { name: "Questions" })).toHaveAttribute(
    "href",
    "/faq",
  );
  expect(screen.getByRole("link", { name: "what is left" })).toHaveAttribute("href", "/contact");
});

it("the scope sets what we take on beside what we don't", () => {
  render(<Scope takeOn={["Pipelines", "Rollbacks"]} decline={["Blame"]} />);
  const under = (name: string) => within(screen.getByRole("heading", { name }).parentElement ?? document.body);
  expect(
    under("We take on")
      .getAllByRole("listitem")
      .map((item) => item.textContent),
  ).toEqual(["Pipelines", "Rollbacks"]);
  expect(
    under("We don't")
      .getAllByRole("listitem")
      .map((item) => item.textContent),
  ).toEqual(["Blame"]);
});

it("ownership counts what stays with the client, and names the tools", () => {
  render(<Ownership heading="It is all yours" items={["The repository", "The accounts"]} tools={["Docker", "Kubernetes"]} />);
  expect(screen.getByRole("heading", { level: 2, name: "It is all yours" })).toBeVisible();
  expect(items()).toEqual(["1The repository", "2The accounts"]);
  expect(screen.getByText("Tools, as a rule: Docker, Kubernetes.")).toBeVisible();
});

describe("a number drawn to scale", () => {
  const number = {
    heading: "Nine nights in ten",
    value: 9,
    whole: 10,
    unit: "nights",
    valueLabel: "Booked",
    wholeLabel: "In all",
    text: "Rooms that stand empty earn nothing.",
  };

  it("says both numbers with their unit", () => {
    render(<NumberToScale number={number} />);
    const section = within(screen.getByRole("region", { name: "Nine nights in ten" }));
    expect(section.getAllByRole("definition").map(({ textContent }) => textContent)).toEqual(["9 nights", "10 nights"]);
    expect(section.getAllByRole("term").map(({ textContent }) => textContent)).toEqual(["Booked", "In all"]);
  });

  it("draws the part at its true share of the whole", () => {
    const { container } = render(<NumberToScale number={number} />);
    const [whole, part] = [...container.querySelectorAll("rect")].map((bar) => Number(bar.getAttribute("width")));
    expect(container.querySelector("svg")).toHaveAttribute("viewBox", "0 0 10 1");
    expect(Number(part) / Number(whole)).toBe(0.9);
  });
});

describe("a page's drawing", () => {
  const stations = ["Commit", "Build", "Test", "Scan", "Package", "Stage", "Canary", "Production"].map((name) => ({
    name,
    text: `What happens at ${name}.`,
  }));

  it("unrolled over eight stations is described, and every station told in order", () => {
    render(<Stations text={text} stations={stations} drawings={undefined} />);
    const figure = within(screen.getByRole("figure", { name: text.title }));
    expect(figure.getByText(text.description)).toBeInTheDocument();
    expect(figure.getByText(text.caption)).toBeVisible();
    expect(items()).toEqual(stations.map(({ name, text: line }, index) => `${index + 1}${name}${line}`));
  });

  it("of four bays is described by title and description", () => {
    const bay = () => "<path d='M0 0H9'/>";
    render(<OpeningFigure scene={{ bays: [bay, bay, bay, bay] }} icon="travel" text={text} id="travel" />);
    const figure = screen.getByRole("figure", { name: text.title });
    expect(figure).toHaveAccessibleDescription(text.description);
    expect(figure.querySelectorAll("path")).toHaveLength(4);
    expect(within(figure).getByText(text.caption)).toBeVisible();
  });

  it("that is not there yet is stood in for by the page's sign", () => {
    render(<OpeningFigure scene={undefined} icon="travel" text={text} id="travel" />);
    expect(screen.getByRole("img", { name: text.title })).toBeVisible();
    expect(screen.getByText(text.caption)).toBeVisible();
  });
});
