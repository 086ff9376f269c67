/** @jest-environment node */
import { entriesOf } from "@/content/collections";
import { site } from "@/content/site";
import { collectionRoute } from "./content-route";

const at = (slug: string) => ({ params: Promise.resolve({ slug }) });

describe("the route of a collection", () => {
  const services = collectionRoute("services");

  it("has a page for every entry, odd spellings kept", async () => {
    const params = await services.generateStaticParams();
    expect(params).toEqual((await entriesOf("services")).map(({ slug }) => ({ slug })));
    expect(params).toEqual(expect.arrayContaining([{ slug: "Animation" }, { slug: "web-development" }]));
  });

  it("looks the entry up and describes it", async () => {
    const entry = await services.entry(at("devops"));
    expect(entry.slug).toBe("devops");
    expect(await services.generateMetadata(at("devops"))).toMatchObject({
      ...entry.meta,
      alternates: { canonical: `${site.origin}/services/devops/` },
    });
  });

  it("stops the build for a page that does not exist, and lists what does", async () => {
    await expect(services.entry(at("animation"))).rejects.toThrow(/No "animation" in content\/services; there is: .*Animation/);
  });
});
