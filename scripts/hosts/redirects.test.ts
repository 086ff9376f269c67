import { pageAddresses, utilityPages } from "@/content/addresses";
import { allPages } from "@/content/collections/collections";
import { REDIRECTS, redirectsOf } from "./redirects";

const pages = pageAddresses();

it("pageAddresses() has the addresses of all pages", async () => {
  const loaded = (await allPages()).map(({ route }): string => route);
  expect(pages.toSorted()).toEqual([...loaded, ...utilityPages].sort());
});

it("each redirect leads to a page and replaces none", () => {
  for (const [from, target] of Object.entries(REDIRECTS)) {
    expect(pages).toContain(target.replace(/#.*$/, ""));
    expect(pages).not.toContain(`${from}/`);
    expect(from).toMatch(/^(\/[\w-]+)+$/);
  }
});

it("there is a redirect from the lower-case spelling of every page with capitals", () => {
  for (const page of pages.filter((address) => address !== address.toLowerCase())) {
    expect(REDIRECTS[page.toLowerCase().replace(/\/$/, "")]).toBe(page);
  }
});

describe("on a site that has changed", () => {
  const moved = [
    { from: "/services/ai-ml/", to: "/services/intelligence/" },
    { from: "/industry/ITTelecom/", to: "/#industry" },
  ];
  const site = { pages: ["/", "/faq/", "/services/intelligence/", "/services/ai/", "/team/"], missing: ["focus"], moved };
  const redirects = redirectsOf(site);

  it("moved pages lead to their new addresses, and so do well-known spellings of them", () => {
    expect(redirects).toMatchObject({ "/services/ai-ml": "/services/intelligence/", "/industry/ITTelecom": "/#industry" });
    expect(redirectsOf({ ...site, pages: ["/", "/services/intelligence/"] })["/services/ai"]).toBe("/services/intelligence/");
  });

  it("a redirect disappears if there is a page at its address, or none at its target", () => {
    expect(redirects).not.toHaveProperty(["/services/ai"]);
    expect(redirects).not.toHaveProperty(["/team"]);
    expect(redirects).not.toHaveProperty(["/careers"]);
    expect(redirects).not.toHaveProperty(["/focus"]);
    expect(redirects).toMatchObject({ "/services": "/#services", "/faqs": "/faq/" });
  });
});
