import { act } from "@testing-library/react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { bars, clock, hands, props, row, setUpEvening } from "./test-support/world-clocks";
import { WorldClocks } from "./world-clocks";

setUpEvening();

describe("before it is hydrated", () => {
  const html = () => renderToString(<WorldClocks {...props} />);

  it("says what holds at any time, and no time", () => {
    const container = document.createElement("div");
    container.innerHTML = html();
    for (const figure of [...container.querySelectorAll("figure")].slice(0, 4)) {
      expect(figure).toHaveTextContent("Monday to Friday 9:00 AM to 6:00 PM, Saturday 10:00 AM to 4:00 PM, local time");
    }
    expect([...container.querySelectorAll("figure p:first-child")].map((line) => line.textContent)).toEqual(
      expect.arrayContaining(["UTC+5:30", "UTC−5, in summer −4", "UTC+0, in summer +1", "UTC+10, in summer +11"]),
    );
    expect(container).toHaveTextContent("24/7 support");
    expect(container.querySelector("time, rect")).toBeNull();
    expect(hands(container)).toEqual([]);
    expect(container).not.toHaveTextContent(/open,|closed|november|--/i);
  });

  it("shows each office's day on its dial, and the weekdays of all offices in words and bars", () => {
    const container = document.createElement("div");
    container.innerHTML = html();
    expect([...container.querySelectorAll("figure > svg > text")].map((face) => face.textContent)).toEqual(
      Array.from(props.offices, () => "9 to 6"),
    );
    const rows = [...container.querySelectorAll("figure figure li, figure ul > li")];
    expect(rows.map((item) => item.textContent)).toEqual([
      "India 9:00 AM to 6:00 PM",
      "USA in its summer 6:30 PM to 3:30 AM, otherwise 7:30 PM to 4:30 AM",
      "UK in its summer 1:30 PM to 10:30 PM, otherwise 2:30 PM to 11:30 PM",
      "Australia in its summer 3:30 AM to 12:30 PM, otherwise 4:30 AM to 1:30 PM",
    ]);
    expect(rows.map((item) => [...item.querySelectorAll("path")].map((path) => path.getAttribute("d")))).toEqual([
      ["M540 8H1080V26H540Z"],
      ["M0 8H270V26H0ZM1110 8H1440V26H1110Z", "M0 8H210V26H0ZM1170 8H1440V26H1170Z"],
      ["M810 8H1410V26H810Z", "M870 8H1350V26H870Z"],
      ["M210 8H810V26H210Z", "M270 8H750V26H270Z"],
    ]);
  });

  it("has no style attribute, which the content security policy forbids", () => {
    expect(html()).not.toMatch(/\sstyle=/);
  });

  it("hydrates without a word from React", async () => {
    const problems = jest.spyOn(console, "error").mockImplementation(() => {});
    const onRecoverableError = jest.fn();
    const container = document.body.appendChild(document.createElement("div"));
    container.innerHTML = html();
    const root = await act(async () => hydrateRoot(container, <WorldClocks {...props} />, { onRecoverableError }));
    expect(clock("UK").getByText("4:58 PM")).toBeVisible();
    expect(bars("UK")).toEqual([{ x: 870, width: 540, filled: true }]);
    expect(row("UK")).not.toHaveTextContent("season");
    expect(container.querySelector("[style]")).toBeNull();
    expect(problems).not.toHaveBeenCalled();
    expect(onRecoverableError).not.toHaveBeenCalled();
    await act(async () => root.unmount());
    container.remove();
  });
});
