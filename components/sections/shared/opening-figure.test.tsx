import { render, screen, within } from "@testing-library/react";
import { Callouts } from "@/components/sections/company/callouts";
import { Stations } from "@/components/sections/offer/stations";
import { listItems } from "@/components/test-support/lists";
import { OpeningFigure } from "./opening-figure";

const text = {
  title: "One release on the line",
  description: "Eight stations from commit to production.",
  caption: "A release, from commit to every user.",
};

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
    expect(listItems()).toEqual(stations.map(({ name, text: line }) => `${name}${line}`));
  });

  it("of four bays is described by title and description", () => {
    const bay = () => "<path d='M0 0H9'/>";
    render(<OpeningFigure scene={{ bays: [bay, bay, bay, bay] }} icon="travel" text={text} id="travel" />);
    const figure = screen.getByRole("figure", { name: text.title });
    expect(figure).toHaveAccessibleDescription(text.description);
    expect(figure.querySelectorAll("path")).toHaveLength(4);
    expect(within(figure).getByText(text.caption)).toBeVisible();
  });

  it("numbers what its callouts say, and they stand there without it too", () => {
    const callouts = [
      { title: "Project lead", text: "The plan" },
      { title: "Tester", text: "The right to stop a release" },
    ];
    const bay = () => "";
    const told = ["Project lead The plan", "Tester The right to stop a release"];
    const { unmount } = render(
      <OpeningFigure scene={{ bays: [bay, bay, bay, bay] }} icon="team" text={text} id="team">
        <Callouts callouts={callouts} />
      </OpeningFigure>,
    );
    expect(
      within(screen.getByRole("figure"))
        .getAllByRole("listitem")
        .map(({ textContent }) => textContent),
    ).toEqual(told);
    unmount();
    render(
      <OpeningFigure scene={undefined} icon="team" text={text} id="team">
        <Callouts callouts={callouts} />
      </OpeningFigure>,
    );
    expect(listItems()).toEqual(told);
  });

  it("that is not there yet is stood in for by the page's sign", () => {
    render(<OpeningFigure scene={undefined} icon="travel" text={text} id="travel" />);
    expect(screen.getByRole("img", { name: text.title })).toBeVisible();
    expect(screen.getByText(text.caption)).toBeVisible();
  });
});
