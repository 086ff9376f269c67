import { render, screen, within } from "@testing-library/react";
import { spriteAddress } from "@/components/art/sprites/sprite-address";
import { listItems } from "@/components/test-support/lists";
import { Deliverables } from "./deliverables";
import { Ownership } from "./ownership";
import { Scope } from "./scope";

describe("what one gets", () => {
  const four = ["Pipeline", "Servers", "Alarms", "Bill"].map((title) => ({
    title,
    text: `The ${title}.`,
    points: ["First", "Second"],
  }));

  it("is told in numbered points, with or without its drawings", () => {
    render(<Deliverables sheet="devops" items={four} plates={undefined} />);
    expect(screen.getAllByRole("heading", { level: 3 })).toHaveLength(4);
    for (const point of screen.getAllByText("Second")) expect(point.closest("ol")).toHaveClass("counted");
  });

  it("has a described drawing each", () => {
    const plate = { viewBox: [0, 0, 424, 244], markup: () => "<path d='M0 0'/>", title: "A gate" } as const;
    render(<Deliverables sheet="devops" items={four} plates={[plate, plate, plate, plate]} />);
    const drawings = screen.getAllByRole("img", { name: "A gate" });
    expect(drawings.map((drawing) => drawing.firstElementChild?.getAttribute("href"))).toEqual(
      [1, 2, 3, 4].map((number) => spriteAddress("services/devops", `plate-${number}`)),
    );
  });
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
    under("We decline")
      .getAllByRole("listitem")
      .map((item) => item.textContent),
  ).toEqual(["Blame"]);
});

it("ownership counts what stays with the client, and shows the tools with their logos", () => {
  const tools = [{ name: "Docker", category: "DevOps", logo: "docker" }];
  const { container } = render(
    <Ownership
      heading="It is all yours"
      items={["The repository", "The accounts"]}
      tools={tools}
      toolsNote="Whichever your team knows."
    />,
  );
  expect(screen.getByRole("heading", { level: 2, name: "It is all yours" })).toBeVisible();
  expect(listItems()).toEqual(["The repository", "The accounts", "Docker DevOps"]);
  expect(screen.getByText("Whichever your team knows.")).toBeVisible();
  expect(container.querySelector(`img[src='${spriteAddress("logos", "docker")}']`)).not.toBeNull();
});
