/** @jest-environment jsdom */
import { render } from "@testing-library/react";
import { site } from "@/content/site";
import { breadcrumbList, faqPage, JsonLd, service } from "./json-ld";
import { openingHours, organization } from "./json-ld-company";

const page = { route: "/faq", meta: { title: "Questions", description: "What is asked." }, updated: "2026-11-20" } as const;

it("no text can close the script element", () => {
  const item = { id: "x", topic: "t", question: "What of </script><b>?", answer: "See [the page](/faq/)." };
  const { container } = render(<JsonLd nodes={[faqPage(page, [item])]} />);
  expect(container.innerHTML.match(/<\/script>/g)).toHaveLength(1);
  const data: { "@graph": unknown[] } = JSON.parse(container.textContent ?? "");
  expect(data["@graph"][0]).toMatchObject({
    "@type": "FAQPage",
    mainEntity: [{ name: "What of </script><b>?", acceptedAnswer: { text: "See the page." } }],
  });
});

it("breadcrumbs count from 1 and end with the page itself", () => {
  const { itemListElement } = breadcrumbList("/services/devops/", [{ label: "Services", route: "/#services" }], "DevOps");
  expect(itemListElement).toMatchObject([
    { position: 1, name: "Services" },
    { position: 2, name: "DevOps", item: expect.stringMatching(/\/services\/devops\/$/) },
  ]);
});

it("the provider of a service is the company's node", () => {
  const node = service({
    route: "/services/devops/",
    name: "DevOps",
    category: "DevOps",
    card: { description: "Releases.", features: [] },
  });
  expect(node.provider).toEqual({ "@id": organization()["@id"] });
});

it("opening hours have the names of days, and times to the minute", () => {
  const saturday = { label: "Saturday", days: [6], opens: 10, closes: 12.25 };
  expect(openingHours([{ label: "Monday and Tuesday", days: [1, 2], opens: 9.5, closes: 18 }, saturday])).toEqual([
    { "@type": "OpeningHoursSpecification", dayOfWeek: ["Monday", "Tuesday"], opens: "09:30", closes: "18:00" },
    { "@type": "OpeningHoursSpecification", dayOfWeek: ["Saturday"], opens: "10:00", closes: "12:15" },
  ]);
});

it("only a page about the offices says when they are open", () => {
  const openingHoursSpecification = openingHours(site.businessHours);
  const withHours = site.offices.map(() => expect.objectContaining({ openingHoursSpecification }));
  const without = site.offices.map(() => expect.not.objectContaining({ openingHoursSpecification: expect.anything() }));
  expect(organization({ hasHours: true }).location).toEqual(withHours);
  expect(organization().location).toEqual(without);
});
