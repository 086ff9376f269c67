import { contact } from "@/content/single-pages/contact";
import { site } from "@/content/site";
import { expect, test } from "./support/delivering-site";
import { enquiry, fillIn, formOf, labels, sendButton, whole } from "./support/enquiry";

test.use({ javaScriptEnabled: false });

test("a plain POST delivers every character and ends on the thank-you page", async ({ page, endpoint, baseURL }) => {
  endpoint.answer = (response, { _next = "" }) => {
    // To the page that the form names; the site stands at another origin under test.
    response.writeHead(303, { location: `${baseURL}${new URL(_next).pathname}` }).end();
    return true;
  };
  await page.goto("/contact/");
  await fillIn(page);
  await sendButton(page).click();
  await expect(page).toHaveURL(`${baseURL}/contact/thank-you/`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(contact.thanks.heading);
  await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", /noindex/);
  const [attempt] = endpoint.attempts;
  expect(attempt?.headers["content-type"]).toMatch(/^application\/x-www-form-urlencoded/);
  expect(attempt?.arrival).toEqual({ ...whole, leave_empty: "", _next: `${site.origin}/contact/thank-you/` });
});

test("the browser's own validation stops an incomplete enquiry", async ({ page, endpoint }) => {
  await page.goto("/contact/");
  await sendButton(page).click();
  await expect(page.getByLabel(labels.name)).toBeFocused();
  await fillIn(page, { email: "meera@" });
  await sendButton(page).click();
  await expect(page.getByLabel(labels.email)).toBeFocused();
  await expect(page).toHaveURL(/\/contact\/$/);
  expect(endpoint.attempts).toEqual([]);
});

test("after a failure, going back shows the form with what was typed", async ({ page, endpoint }) => {
  endpoint.answer = (response) => {
    response.writeHead(500, { "content-type": "text/html" }).end("<h1>Error</h1>");
    return false;
  };
  await page.goto("/contact/");
  await fillIn(page);
  await sendButton(page).click();
  await expect(page.getByRole("heading", { name: "Error" })).toBeVisible();
  await page.goBack();
  await expect(formOf(page).getByLabel(labels.message)).toHaveValue(enquiry.message);
});
