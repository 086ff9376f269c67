import assert from "node:assert/strict";
import { faq } from "@/content/single-pages/faq";
import { site } from "@/content/site";
import { technologyTabs } from "@/content/technologies";
import { until, type Visitor } from "../visitor";
import type { Check } from "./check";

const TOGGLE = "header [data-theme-toggle]";

/** What shows the theme: the class, the background, the browser's own controls. */
const theme = (visitor: Visitor) =>
  visitor.read(() => {
    const [paper = "255"] = getComputedStyle(document.body).backgroundColor.match(/[\d.]+/g) ?? [];
    const { colorScheme } = getComputedStyle(document.documentElement);
    return `${document.documentElement.classList.contains("dark")} ${Number(paper) < 128} ${colorScheme}`;
  }, undefined);
const DARK = "true true dark";
const LIGHT = "false false light";

async function switchTheme(visitor: Visitor): Promise<void> {
  await visitor.visit("/faq/");
  assert.equal(await theme(visitor), LIGHT);
  await visitor.click(TOGGLE);
  await until("dark", async () => (await theme(visitor)) === DARK);
  await visitor.browser.reload();
  assert.equal(await theme(visitor), DARK, "after a reload");
  await visitor.visit("/contact/");
  assert.equal(await theme(visitor), DARK, "on another page");
  await visitor.click(TOGGLE);
  await until("light", async () => (await theme(visitor)) === LIGHT);
  await visitor.browser.back();
  await until("light on the page one goes back to", async () => (await theme(visitor)) === LIGHT);
}

async function tabs(visitor: Visitor): Promise<void> {
  await visitor.visit("/");
  const shown = () =>
    visitor.read(
      () =>
        [...document.querySelectorAll("#technologies [data-tabs]")]
          .filter((tile) => tile.checkVisibility())
          .map((tile) => tile.querySelector("b")?.textContent)
          .sort()
          .join(),
      undefined,
    );
  for (const index of [technologyTabs.length - 1, 1, 0]) {
    await visitor.click(`#technologies label:nth-of-type(${index + 1})`);
    const wanted = technologyTabs[index]?.tiles
      .map(({ name }) => name)
      .sort()
      .join();
    await until(`the tiles of tab ${index} alone`, async () => (await shown()) === wanted);
  }
}

async function questions(visitor: Visitor): Promise<void> {
  const open = () =>
    visitor.read(
      () => [...document.querySelectorAll("main details")].map((one) => one.hasAttribute("open")).indexOf(true),
      undefined,
    );
  await visitor.visit(`/faq/#${faq.items[2]?.id}`);
  await until("a link to a question opens it", async () => (await open()) === 2);
  for (const index of [0, 4]) {
    await visitor.click(`main details:has(#${faq.items[index]?.id}) summary`);
    await until(`question ${index} is open`, async () => (await open()) === index);
    assert.equal(await visitor.count("main details[open]"), 1, "one at a time");
  }
}

/** The times that a clock may show now: the last minute, this one or the next. */
function timesNow(timeZone: string): string[] {
  const words = new Intl.DateTimeFormat("en-US", { timeZone, hour: "numeric", minute: "2-digit", hour12: true });
  return [-60_000, 0, 60_000].map((offset) => words.format(Date.now() + offset).replaceAll(/\s/gu, " "));
}

async function clocks(visitor: Visitor): Promise<void> {
  await visitor.visit("/contact/");
  const read = () =>
    visitor.read(
      () => ({
        times: [...document.querySelectorAll("figure time")].map((time) => (time.textContent ?? "").replaceAll(/\s/gu, " ")),
        hands: [...document.querySelectorAll("figure svg path[transform]")].map((hand) => hand.getAttribute("transform")),
      }),
      undefined,
    );
  await until("each office's clock has three hands", async () => (await read()).hands.length === 3 * site.offices.length);
  const { times, hands } = await read();
  for (const [index, { country, timeZone }] of site.offices.entries()) {
    assert.ok(timesNow(timeZone).includes(times[index] ?? ""), `${country} shows ${times[index]}`);
  }
  await until("the hands move", async () => (await read()).hands.join() !== hands.join());
}

export const controlChecks: Check[] = [
  { name: "theme", run: switchTheme },
  { name: "tabs of the technologies", run: tabs },
  { name: "questions", run: questions },
  { name: "clocks", run: clocks },
];
