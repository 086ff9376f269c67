import { render } from "@testing-library/react";
import { site } from "@/content/site";
import { breadcrumbList, faqPage, JsonLd, service } from "./json-ld";
import { organization } from "./json-ld-company";

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
  expect(node.provider).toEqual({ "@id": Object(organization())["@id"] });
});

it("opening hours have times and the names of days", () => {
  const { location } = Object(organization({ hasHours: true }));
  const names = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];
  const clock = (hour: number) => `${String(hour).padStart(2, "0")}:00`;
  expect(location).toHaveLength(site.offices.length);
  expect(location[0].openingHoursSpecification).toEqual(
    site.businessHours.map(({ days, opens, closes }) => ({
      ...{ "@type": "OpeningHoursSpecification", dayOfWeek: days.map((day) => names[day]) },
      ...{ opens: clock(opens), closes: clock(closes) },
    })),
  );
  expect(Object(organization()).location[0].openingHoursSpecification).toBeUndefined();
});
