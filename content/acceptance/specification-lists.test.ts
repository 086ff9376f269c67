import { entriesOf } from "@/content/collections/collections";
import { site } from "@/content/site";
import { technologyTabs } from "@/content/technologies";
import { testimonials } from "@/content/testimonials";

/* The lists that the specification fixes; its strings and numbers are in specification.test.ts. */

describe("section 3: offices, services, technologies, testimonials", () => {
  test("four offices with their zones and flags", () => {
    expect(site.offices.map(({ country, timeZone, countryCode }) => [country, timeZone, countryCode])).toEqual([
      ["India", "Asia/Kolkata", "IN"],
      ["USA", "America/New_York", "US"],
      ["UK", "Europe/London", "GB"],
      ["Australia", "Australia/Sydney", "AU"],
    ]);
  });

  test("eight services with the specified names, categories and neighbours of another colour", async () => {
    const services = await entriesOf("services");
    expect(new Map(services.map(({ name, category }) => [name, category]))).toEqual(
      new Map([
        ["Website Development", "Web Development"],
        ["Mobile App Development", "Mobile Development"],
        ["AI & Machine Learning", "AI/ML"],
        ["UI/UX Design", "Design"],
        ["DevOps", "DevOps"],
        ["Software Development", "Software Development"],
        ["Animation", "Animation"],
        ["Digital Marketing", "Digital Marketing"],
      ]),
    );
    const COLUMNS = 4;
    services.forEach(({ tone }, index) => {
      if (index % COLUMNS > 0) expect(services[index - 1]?.tone).not.toBe(tone);
      expect(services[index - COLUMNS]?.tone).not.toBe(tone);
    });
  });

  test("a service's card has four features; its drawings have eight stations and four details", async () => {
    for (const { slug, card, stations, deliverables } of await entriesOf("services")) {
      expect([slug, card.features.length, stations.length, deliverables.items.length]).toEqual([slug, 4, 8, 4]);
    }
  });

  test("seven technology tabs with their tiles", () => {
    expect(technologyTabs.map(({ name, tiles }) => [name, tiles.length])).toEqual([
      ["All Technologies", 21],
      ["Mobile", 6],
      ["Front End", 6],
      ["Database", 6],
      ["Backend", 6],
      ["CMS", 6],
      ["Infra and DevOps", 6],
    ]);
    expect(technologyTabs.slice(1).map(({ tiles }) => tiles.map(({ name }) => name).join(", "))).toEqual([
      "Flutter, React Native, Swift, Kotlin, Xamarin, Ionic",
      "React, Angular, Vue.js, Next.js, TypeScript, JavaScript",
      "MongoDB, PostgreSQL, MySQL, Redis, Firebase, DynamoDB",
      "Node.js, Python, Java, PHP, Go, C#",
      "WordPress, Drupal, Strapi, Contentful, Sanity, Ghost",
      "AWS, Google Cloud, Docker, Kubernetes, Jenkins, Terraform",
    ]);
    for (const { tiles } of technologyTabs) expect(new Set(tiles.map(({ name }) => name)).size).toBe(tiles.length);
  });

  test("nine testimonials of five stars, three with the specified claims and bars that are true to them", () => {
    expect(testimonials).toHaveLength(9);
    expect(new Set(testimonials.map(({ id }) => id)).size).toBe(9);
    expect(testimonials.every(({ rating }) => rating === 5)).toBe(true);
    const measures = testimonials.flatMap(({ measure }) => measure ?? []);
    expect(measures.map(({ claim, percent }) => `${claim} ${percent}%`)).toEqual([
      "Response time reduced 80%",
      "Productivity up 60%",
      "Accuracy up 95%",
    ]);
    for (const { claim, percent, before, after } of measures) {
      expect((Math.abs(after.value - before.value) / before.value) * 100).toBeCloseTo(percent);
      expect(after.value > before.value).toBe(claim.endsWith("up"));
    }
  });
});
