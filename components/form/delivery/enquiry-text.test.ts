import { enquiryFrom, FIELD_NAMES } from "@/components/form/enquiry";
import { labels } from "@/components/form/test-support/enquiry";
import { enquiryText, mailLink } from "./enquiry-text";

const enquiry = enquiryFrom((name) => ({ name: "Meera", message: "Line one\nLine two" })[String(name)] ?? "");
const mail = { to: "hello@company.example", subject: "Enquiry & more", cut: "[cut]" };
const bodyOf = (link: string) => new URL(link).searchParams.get("body") ?? "";

it("has a line for each answer, leaves out empty ones, and ends with the message", () => {
  expect(enquiryText(enquiry, labels)).toBe(`${labels.name}: Meera\n\n${labels.message}:\nLine one\nLine two`);
});

it("has every answer that the form asks for", () => {
  const text = enquiryText(
    enquiryFrom((name) => `the ${name}`),
    labels,
  );
  for (const name of FIELD_NAMES.filter((one) => one !== "agree")) expect(text).toContain(`the ${name}`);
});

it("puts subject and text into the link", () => {
  const link = mailLink({ ...mail, text: "₹ 🙂 שלום + & ?\nNext" });
  expect(link).toMatch(/^mailto:hello@company\.example\?subject=Enquiry%20%26%20more&body=/);
  expect(bodyOf(link)).toBe("₹ 🙂 שלום + & ?\r\nNext");
});

it.each(["x", "🙂", "\n", "\ud83d"])("a link with 10,000 times %j stays short and says that the text was cut", (character) => {
  const link = mailLink({ ...mail, text: `${character.repeat(10_000)}end` });
  expect(link.length).toBeLessThanOrEqual(1900);
  expect(link.length).toBeGreaterThan(1880);
  expect(bodyOf(link)).toMatch(/\r\n\r\n\[cut\]$/);
  expect(bodyOf(link)).not.toMatch(/\p{Surrogate}/u);
});
