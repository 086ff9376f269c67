import { entriesOf } from "@/content/collections/collections";
import { faq } from "@/content/single-pages/faq";
import { home } from "@/content/single-pages/home";
import { site } from "@/content/site";
import { badges, companies } from "@/content/trusted-by";

/*
 * Every constant and string that the specification fixes for the content, by its section. "The specification" is the customer's description of the
 * website that was ordered: its pages, texts, numbers and behaviour. It is not part of this repository; the tests in content/acceptance and
 * e2e/specification are what is left of it. An owner may delete both folders.
 */

describe("section 1: claims and calls to action", () => {
  test("the claims that are no figures of About, and the years", () => {
    expect(site.claims).toMatchObject({ reply: "10-15 minutes", consultation: "30-minute" });
    expect([site.established, site.incorporated]).toEqual([2017, 2023]);
  });

  test("the hero and About say what is specified", () => {
    expect(home.hero.headlineLines.join(" ")).toBe("Build The Future Today");
    expect(home.hero).toMatchObject({
      badge: "AI-Powered Innovation",
      action: "Start the Conversation",
      scrollHint: "Scroll to explore",
    });
    expect(home.about.values.map(({ title }) => title)).toEqual([
      "Quality First",
      "Innovation Driven",
      "Client Focused",
      "Timely Delivery",
    ]);
    expect(home.about.achievements.map(({ number, label }) => `${number} ${label}`)).toEqual([
      "2567+ Projects Delivered",
      "100+ Team Members",
      "99.9% Uptime Guarantee",
      "24/7 Support Available",
    ]);
    expect(home.about.stats.map(({ number, label }) => `${number} ${label}`)).toEqual([
      "100% Project Success Rate",
      "1890+ Happy Clients",
      "9+ Years Experience",
      "2567+ Projects Completed",
    ]);
    expect(home.about.journey).toMatchObject({ heading: "Our Journey", period: "2023 - Present" });
  });

  test("each of the five calls to action is in use", async () => {
    const closings = [...(await entriesOf("services")), ...(await entriesOf("focus")), ...(await entriesOf("industry"))];
    const used = new Set([...closings.map(({ closing }) => closing.action), home.hero.action, home.technologies.action]);
    expect([...used].sort()).toEqual(
      ["Contact Us", "Discuss Your Tech Needs", "Get Started", "Start Your Transformation", "Start the Conversation"].sort(),
    );
  });
});

describe("section 2: companies, badges, networks, questions", () => {
  test("six companies of the six industries, three badges, five networks", () => {
    expect(companies.map(({ industry }) => industry)).toEqual([
      "Technology",
      "Consulting",
      "Startup",
      "Cybersecurity",
      "Analytics",
      "Cloud services",
    ]);
    expect(badges.map(({ name }) => name)).toEqual(["ISO 27001 certified", "GDPR compliant", "24/7 support"]);
    expect(site.social.map(({ network }) => network)).toEqual(["Facebook", "X", "LinkedIn", "Instagram", "GitHub"]);
  });

  test("eight questions, one for each topic", () => {
    expect(faq.items.map(({ topic }) => topic)).toEqual([
      "Technologies",
      "Project duration",
      "Post-launch support",
      "Agile process",
      "Quality assurance",
      "Integration with legacy systems",
      "Security and GDPR",
      "Communication",
    ]);
    expect(new Set(faq.items.map(({ id }) => id)).size).toBe(8);
    expect(faq.items[1]?.answer).toMatch(/2 to 4 weeks.*3 to 6 months/);
    expect(faq.stillHave).toMatchObject({ heading: "Still Have Questions?", action: "Contact Our Team" });
  });
});
