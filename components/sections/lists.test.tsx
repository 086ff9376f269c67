import { render, screen, within } from "@testing-library/react";
import { CardFigure } from "./card-figure";
import { Definitions } from "./definitions";
import { Deliverables } from "./deliverables";
import { Neighbours } from "./neighbours";
import { NumberToScale } from "./number-to-scale";
import { OpeningFigure } from "./opening-figure";
import { Ownership } from "./ownership";
import { PageLinks } from "./page-links";
import { RelatedServices } from "./related-services";
import { Scope } from "./scope";
import { SpineSheet } from "./spine";
import { Stations } from "./stations";
import { Systems } from "./systems";
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
    { title: "Payment", text: "Cards." },
  ];

  it("has a heading and a text for each item, links included", () => {
    render(<TitledList items={two} />);
    expect(screen.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent)).toEqual(["Booking", "Payment"]);
    expect(screen.getByRole("link", { name: "days" })).toHaveAttribute("href", "/faq");
    expect(items()[1]).toBe("PaymentCards.");
  });

  it.each(["box", "cross"] as const)("may be marked with a %s, which is not read aloud", (mark) => {
    const { container } = render(<TitledList items={two} mark={mark} />);
    expect(container.querySelectorAll("svg[aria-hidden=true]")).toHaveLength(2);
    expect(items()[1]).toBe("PaymentCards.");
  });
});

describe("steps on the spine", () => {
  const steps = [
    { title: "Walk", text: "Follow one order." },
    { title: "Keep", text: "Name [a keeper](/faq).", when: "Week 2" },
  ];

  it("stand in order, each with its time where it has one", () => {
    const { container } = render(<SpineSheet joined name="Steps" note="Sheet 4 of 8" heading="How we go" steps={steps} />);
    expect(screen.getByRole("heading", { level: 2, name: "How we go" })).toBeVisible();
    expect(container.querySelector("ol")).not.toBeNull();
    expect(items()).toEqual(["1WalkFollow one order.", "2Week 2KeepName a keeper."]);
  });
});

describe("links to other pages", () => {
  const links = [{ route: "/faq", title: "Questions", text: "Answers [what is left](/contact)." }] as const;

  it("say what these have to do with this one, under the name of their collection", () => {
    render(<PageLinks heading="Industries" links={[...links]} />);
    expect(screen.getByRole("heading", { level: 3, name: "Industries" })).toBeVisible();
    expect(screen.getByRole("link", { name: "Questions" })).toHaveAttribute("href", "/faq");
    expect(screen.getByRole("link", { name: "what is left" })).toHaveAttribute("href", "/contact");
  });

  it("are not announced where there are none", () => {
    const { container } = render(<PageLinks heading="Industries" links={[]} />);
    expect(container).toBeEmptyDOMElement();
  });

  it("lead to the pages before and after, by name", () => {
    const previous = { route: "/faq", name: "Marketing" } as const;
    const next = { route: "/contact", name: "DevOps" } as const;
    render(<Neighbours collection="services" previous={previous} next={next} />);
    const nav = within(screen.getByRole("navigation", { name: "More services" }));
    expect(nav.getByRole("link", { name: "Previous Marketing" })).toHaveAttribute("href", "/faq");
    expect(nav.getByRole("link", { name: "Next DevOps" })).toHaveAttribute("href", "/contact");
  });

  it("show a related service with its category and its card's drawing", () => {
    const service = {
      slug: "devops",
      route: "/faq",
      title: "DevOps",
      text: "Boring releases.",
      category: "Operations",
      tone: "primary",
      icon: "devops",
    } as const;
    const { container } = render(<RelatedServices services={[service]} />);
    expect(within(screen.getByRole("heading", { level: 3 })).getByRole("link", { name: "DevOps" })).toHaveAttribute(
      "href",
      "/faq",
    );
    expect(screen.getByText("Operations")).toBeVisible();
    expect(container.querySelector("use[href='/art/services.svg#devops']")).not.toBeNull();
  });
});

describe("what one gets", () => {
  const four = ["Pipeline", "Servers", "Alarms", "Bill"].map((title) => ({
    title,
    text: `The ${title}.`,
    points: ["First", "Second"],
  }));

  it("is told in numbered points, with or without its drawings", () => {
    render(<Deliverables sheet="devops" items={four} plates={undefined} />);
    expect(screen.getAllByRole("heading", { level: 3 })).toHaveLength(4);
    expect(screen.getAllByText("2", { selector: "span" })).toHaveLength(4);
  });

  it("has a described drawing each", () => {
    const plate = { viewBox: [0, 0, 424, 244], markup: () => "<path d='M0 0'/>", title: "A gate" } as const;
    render(<Deliverables sheet="devops" items={four} plates={[plate, plate, plate, plate]} />);
    const drawings = screen.getAllByRole("img", { name: "A gate" });
    expect(drawings.map((drawing) => drawing.firstElementChild?.getAttribute("href"))).toEqual(
      [1, 2, 3, 4].map((number) => `/art/services/devops.svg#plate-${number}`),
    );
  });
});

it("a card's drawing stands beside what its balloons say", () => {
  const { container } = render(<CardFigure name="devops" features={["Built", "Tested", "Released", "Watched"]} />);
  expect(container.querySelector("use[href='/art/services.svg#devops']")).not.toBeNull();
  expect(items()).toEqual(["1Built", "2Tested", "3Released", "4Watched"]);
});

it("definitions are pairs of a name and what it means", () => {
  render(<Definitions columns={["Name", "What it asks"]} items={[{ name: "DICOM", text: "How scanners [store](/faq)." }]} />);
  expect(screen.getByRole("term")).toHaveTextContent("DICOM");
  expect(screen.getByRole("definition")).toHaveTextContent("How scanners store.");
});

it("systems say what they are for and, marked, what is hard", () => {
  render(<Systems items={[{ title: "Billing", text: "Charges post.", hardPart: "A late note holds a bed." }]} />);
  expect(screen.getByRole("heading", { level: 3, name: "Billing" })).toBeVisible();
  expect(items()).toEqual(["BillingCharges post.The hard partA late note holds a bed."]);
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

it("ownership counts what stays with the client, and shows the tools with their logos", () => {
  const tools = [{ name: "Docker", category: "DevOps", logo: "docker" }];
  const { container } = render(<Ownership heading="It is all yours" items={["The repository", "The accounts"]} tools={tools} />);
  expect(screen.getByRole("heading", { level: 2, name: "It is all yours" })).toBeVisible();
  expect(items()).toEqual(["1The repository", "2The accounts", "DockerDevOps"]);
  expect(container.querySelector("use[href='/art/logos.svg#docker']")).not.toBeNull();
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
    render(<Stations id="devops" text={text} stations={stations} sheet={undefined} />);
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
