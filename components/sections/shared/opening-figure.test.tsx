/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import { Callouts } from "@/components/sections/company/callouts";
import { OpeningFigure } from "./opening-figure";

const listItems = () => screen.getAllByRole("listitem").map(({ textContent }) => textContent);

const text = {
  title: "One release on the line",
  description: "Eight stations from commit to production.",
  caption: "A release, from commit to every user.",
};

describe("a page's drawing", () => {
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
    expect(listItems()).toEqual(told);
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
