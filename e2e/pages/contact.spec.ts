import { timeWords } from "@/components/clocks/time/zone-time";
import { hourLabel } from "@/components/ui/day-hours";
import { formatList } from "@/components/ui/text/format-list";
import { enquiriesAreSent } from "@/content/enquiries-are-sent";
import { contact } from "@/content/single-pages/contact";
import { site } from "@/content/site";
import { confirmation, EMPTY, fillIn, sendButton, whole, written } from "../form/support/enquiry";
import { expect, test } from "../support/test";
import { visit } from "../support/visit";

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript", () => {
    test.use({ javaScriptEnabled });

    for (const route of ["/contact/", "/about/contact/", "/"]) {
      test(`Schedule Consultation at ${route} leads to the form, which gets the focus`, async ({ page }) => {
        // Hydrated first: a framework that starts in the same instant as the click can take the anchor from the address.
        await (javaScriptEnabled ? visit(page, route) : page.goto(route));
        await page.getByRole("link", { name: contact.banner.schedule }).click();
        const heading = page.locator("#enquiry");
        await expect(page).toHaveURL(/#enquiry$/);
        await expect(heading).toBeInViewport();
        await expect(heading).toBeFocused();
        await page.keyboard.press("Tab");
        await expect(page.getByLabel(contact.form.labels.name)).toBeFocused();
        await expect.poll(async () => (await heading.boundingBox())?.y).toBeGreaterThan(55);
      });
    }
  });
}

/** The next two tests send an enquiry: never to an owner's own endpoint. */
const needsNoEndpoint = () => test.skip(enquiriesAreSent, "an endpoint is configured");

test.describe("without JavaScript and without an endpoint", () => {
  needsNoEndpoint();
  test.use({ javaScriptEnabled: false });

  test("the button hands every answer to the mail program, and a link has the questions", async ({ page, context }) => {
    await page.goto("/contact/");
    const link = page.getByRole("link", { name: contact.noScript.link });
    const blank = new URL((await link.getAttribute("href")) ?? "");
    expect(blank.pathname).toBe(site.email);
    for (const label of Object.values(contact.form.labels)) expect(blank.searchParams.get("body")).toContain(`${label}:\r\n`);
    // What Chromium does not alter on the way: see no-script-mail.tsx.
    const answers = {
      name: "Meera",
      email: "meera@example.com",
      phone: "00000 00001",
      company: "Kitebox",
      message: "Five\nlines",
    };
    await fillIn(page, { ...answers, budget: contact.budgets[0] });
    const client = await context.newCDPSession(page);
    await client.send("Page.enable");
    const asked = new Promise<string>((resolve) => client.once("Page.frameRequestedNavigation", ({ url }) => resolve(url)));
    await sendButton(page).click();
    const mail = new URL(await asked);
    expect([mail.protocol, mail.pathname]).toEqual(["mailto:", site.email]);
    expect(mail.searchParams.get("subject")).toBe(contact.formHelp.mailSubject);
    for (const [name, value] of Object.entries({ ...answers, service: whole.service, agree: "true" })) {
      expect(mail.searchParams.get("body")).toContain(`${name}=${value.replace("\n", "\r\n")}\r\n`);
    }
    await expect(page).toHaveURL("/contact/");
  });
});

test("without an endpoint an enquiry is logged and confirmed for 3,000 ms, then the form is empty", async ({ page }) => {
  needsNoEndpoint();
  const logs: unknown[] = [];
  page.on("console", async (message) => {
    // Not what the browser itself says, such as its hints on a busy machine.
    if (message.type() === "log") logs.push(await message.args()[1]?.jsonValue());
  });
  await page.clock.install({ time: "2026-11-20T10:00:00Z" });
  await visit(page, "/contact/");
  await fillIn(page);
  await page.clock.pauseAt("2026-11-20T11:00:00Z");
  await sendButton(page).click();
  await expect(confirmation(page)).toHaveText(contact.form.confirmation);
  await expect.poll(() => logs).toEqual([{ ...whole, agree: true }]);
  // The focus stays where the visitor looks, in a place that says nothing by itself: the words are announced once.
  const resting = page.getByRole("status").locator(":focus");
  await expect(resting).toHaveRole("group");
  await expect(resting).toHaveAccessibleName("");
  await page.clock.runFor(2990);
  await expect(confirmation(page)).toBeVisible();
  await expect(resting).toHaveCount(1);
  await page.clock.runFor(20);
  await expect(confirmation(page)).toHaveCount(0);
  expect(await written(page)).toEqual(EMPTY);
  await expect(page.getByRole("main").getByRole("checkbox")).not.toBeChecked();
  await expect(page.locator(":focus")).toHaveText(contact.form.heading);
});

test("the checkbox of the agreement has a focus ring in both themes", async ({ page }) => {
  await visit(page, "/contact/");
  const box = page.getByRole("main").getByRole("checkbox");
  for (const isDark of [false, true]) {
    await page.evaluate((force) => document.documentElement.classList.toggle("dark", force), isDark);
    await page.getByLabel(contact.form.labels.message).focus();
    await page.keyboard.press("Tab");
    await expect(box).toBeFocused();
    await expect(box).toHaveCSS("outline-style", "solid");
    await expect(box).toHaveCSS("outline-width", /^[23]/);
  }
});

test("the cards have all phone numbers as links, the mail address, the offices and the hours", async ({ page }) => {
  await page.goto("/contact/");
  const calls = page.getByRole("main").locator('a[href^="tel:"]');
  expect(await calls.evaluateAll((links) => links.map((link) => link.getAttribute("href")))).toEqual(
    site.phones.map(({ href }) => href),
  );
  await expect(page.getByRole("main").locator(`a[href="mailto:${site.email}"]`)).toBeVisible();
  const { phone, offices, hours, email } = contact.cards;
  const card = ({ heading }: { heading: string }) =>
    page.getByRole("main").locator("div", { has: page.locator(":scope > h3").getByText(heading, { exact: true }) });
  await expect(card(email)).toBeVisible();
  const countries = [...new Set(site.phones.map(({ country }) => country))];
  await expect(card(phone).locator("dt:has(+ dd a[href^='tel:'])")).toHaveText(countries);
  for (const places of [[site.headOfficeLine], site.globalOffices, site.phoneOnly])
    await expect(card(offices)).toContainText(formatList(places));
  for (const { label, opens, closes } of site.businessHours)
    await expect(card(hours)).toContainText(`${label} ${timeWords(opens)} to ${timeWords(closes)}`);
  if (hours.supportHours) await expect(card(hours)).toContainText(`${hours.support} ${hours.supportHours}`);
  const times = await card(hours)
    .getByRole("time")
    .evaluateAll((all) => all.map((time) => time.getAttribute("datetime")));
  expect(times).toEqual(site.businessHours.flatMap(({ opens, closes }) => [hourLabel(opens), hourLabel(closes)]));
});

test("on wide screens the form stands under the opening, and the cards beside the form", async ({ page }) => {
  const boxOf = async (name: string) => {
    const box = await page.locator(name).boundingBox();
    if (!box) throw new Error(`${name} is not shown`);
    return box;
  };
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto("/contact/");
  const [call, form, cards] = [await boxOf(".consultation"), await boxOf(".contact-form"), await boxOf(".contact-cards")];
  expect(form.y).toBeGreaterThan(call.y + call.height);
  expect(Math.abs(cards.y - form.y)).toBeLessThan(1);
  expect(cards.x).toBeGreaterThan(form.x + form.width);
});
