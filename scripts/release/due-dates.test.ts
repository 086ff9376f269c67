/** @jest-environment node */
import { createServer } from "node:http";
import { dueDates } from "./due-dates";
import { endpointAnswer } from "./endpoint-answers";

it("lists passed dates first, and leaves out dates that are far ahead", () => {
  const dates = ["2027-02-01", "2026-12-24", "2026-11-01"].map((by) => ({ what: `at ${by}`, by, remedy: "look." }));
  expect(dueDates(dates, "2026-11-23", 60)).toEqual([
    "PASSED  2026-11-01  at 2026-11-01: look.",
    "soon    2026-12-24  at 2026-12-24: look.",
  ]);
});

/** What is said of an endpoint that answers with a status. */
async function stateAt(status: number): Promise<string> {
  const server = createServer((_, response) => response.writeHead(status).end());
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const state = await endpointAnswer(`http://127.0.0.1:${typeof address === "object" ? address?.port : 0}/`);
  server.close();
  return state;
}

it.each([
  [204, /answers 204\. Whether/],
  [405, /answers 405\. Whether/],
  [404, /^WRONG .* answers 404/],
  [502, /^WRONG .* answers 502/],
])("an endpoint that answers %i", async (status, words) => {
  expect(await stateAt(status)).toMatch(words);
});

it("an endpoint that is not set, no address, or not there", async () => {
  expect(await endpointAnswer(undefined)).toMatch(/enquiries reach nobody/);
  expect(await endpointAnswer("formspree")).toMatch(/^WRONG .*write a whole address/);
  expect(await endpointAnswer("http://127.0.0.1:9/")).toMatch(/^WRONG .* does not answer/);
});
