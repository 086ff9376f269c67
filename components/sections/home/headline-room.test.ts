import { inkWidth } from "@/components/ui/text/ink-width";
import { headlineRoom } from "./headline-room";

it("a headline of usual length is as large as there is room", () => {
  expect(headlineRoom(["Build The Future", "Today"])).toEqual({
    "--fit": 0.1508,
    "--fit-phone": 0.2585,
    "--lines": 2,
    "--long-lines": 1,
  });
  expect(headlineRoom(["Hi"])).toEqual({ "--fit": 0.1508, "--fit-phone": 0.2585, "--lines": 1, "--long-lines": 1 });
});

it("long words are as small as they have to be, at every width", () => {
  const lines = ["Geschäftsprozess-", "digitalisierung"];
  const room = headlineRoom(lines);
  for (const line of lines) {
    expect(inkWidth(line) * room["--fit"]).toBeLessThan(1);
    expect(inkWidth(line) * room["--fit-phone"]).toBeLessThan(1);
  }
  expect(room).toMatchObject({ "--long-lines": 2, "--long-callouts": "none", "--overhang": "0px" });
});

it("on phones a line breaks where its rows are shortest, into three rows in all", () => {
  const { "--fit-phone": phone } = headlineRoom(["Software for all that sails"]);
  expect(phone).toBeGreaterThan(headlineRoom(["Software for all", "that sails"])["--fit"]);
  // Three lines have a row each: breaking one more would push the button off the screen.
  expect(headlineRoom(["Software for all", "that sails or swims", "or flies"])["--fit-phone"]).toBeLessThan(0.16);
});
