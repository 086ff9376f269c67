/** @jest-environment node */
import { NO_PAGES } from "@/content/addresses";
import { entriesOf } from "@/content/collections/collections";
import { site } from "@/content/site";
import { collectionRoute } from "./collection-route";

const at = (slug: string) => ({ params: Promise.resolve({ slug }) });

describe("the route of a collection", () => {
  const services = collectionRoute("services");

  it("has a page for every entry", async () => {
    const params = await services.generateStaticParams();
    const slugs = (await entriesOf("services")).map(({ slug }) => slug);
    // Next refuses a route without pages.
    expect(params).toEqual((slugs.length > 0 ? slugs : [NO_PAGES]).map((slug) => ({ slug })));
  });

  it("finds the entry and its metadata", async () => {
    for (const expected of await entriesOf("services")) {
      const entry = await services.entry(at(expected.slug));
      expect(entry).toBe(expected);
      expect(await services.generateMetadata(at(entry.slug))).toMatchObject({
        ...entry.meta,
        alternates: { canonical: `${site.origin}/services/${entry.slug}/` },
      });
    }
  });

  it("stops the build for a page that does not exist, and lists what does", async () => {
    await expect(services.entry(at("no-such"))).rejects.toThrow(/No "no-such" in content\/services; there is: /);
  });
});
