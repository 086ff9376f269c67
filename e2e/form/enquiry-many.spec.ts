import { visit } from "../support/visit";
import { expect, test } from "./support/delivering-site";
import { accept, failures, status } from "./support/endpoint";
import { confirmation, failure, fillIn, sendButton, whole, written } from "./support/enquiry";

const SUBMISSIONS = 40;
const WAYS = [status(500), status(422), failures.webPage, failures.noCors, failures.dropped, failures.answerLost];

/** Numbers from 0 to 1, the same in every run. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

test("of forty enquiries, with a fifth failing, each confirmed one arrived once, and every other is still in the form", async ({
  page,
  endpoint,
}) => {
  test.setTimeout(120_000);
  const random = seeded(17);
  endpoint.answer = (response, arrival) => {
    const way = random() < 0.2 ? WAYS[Math.floor(random() * WAYS.length)] : accept;
    return (way ?? accept)(response, arrival);
  };
  await page.clock.install();
  await visit(page, "/contact/");
  const confirmed: string[] = [];
  let failed = 0;
  for (let number = 1; number <= SUBMISSIONS; number++) {
    const company = `Company ${number}`;
    await fillIn(page, { company, message: company });
    await sendButton(page).click();
    await expect(confirmation(page).or(failure(page))).toBeVisible();
    if (await confirmation(page).isVisible()) {
      confirmed.push(company);
      await page.clock.runFor(3001);
      await expect(confirmation(page)).toHaveCount(0);
    } else {
      failed += 1;
      expect(await written(page)).toEqual({ ...whole, company, message: company });
    }
  }
  expect(failed).toBeGreaterThan(3);
  const arrived = [...endpoint.taken.values()].map((arrival) => arrival.company);
  expect(confirmed.filter((company) => arrived.filter((other) => other === company).length !== 1)).toEqual([]);
  expect(new Set(arrived).size).toBe(arrived.length);
});
