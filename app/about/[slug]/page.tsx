import { withPictures } from "@/app/_lib/images/photos";
import { collectionRoute, type SlugProps } from "@/app/_lib/pages/collection-route";
import { neighboursOf, parents } from "@/app/_lib/pages/page-links";
import { entryGraph, JsonLd } from "@/app/_lib/seo/json-ld";
import { typeset } from "@/app/_lib/typeset";
import { type DrawnPage, isPage } from "@/components/art/drawn-as";
import { AboutPage } from "@/components/page/about-page";
import { site } from "@/content/site";

const route = collectionRoute("about");
export const dynamicParams = false;
export const { generateStaticParams, generateMetadata } = route;

/** The schema.org type of the page: "Careers" is a plain WebPage, the others are AboutPages. */
const aboutType = (page: DrawnPage) => (isPage(page, "careers") ? "WebPage" : "AboutPage");

export default async function Page(props: SlugProps) {
  const about = await route.entry(props);
  const { mailSubject } = about.closing;
  return (
    <>
      <JsonLd nodes={entryGraph(about, parents.about, { type: aboutType(about) })} />
      <AboutPage
        about={await withPictures(typeset(about))}
        parents={parents.about}
        contactRoute={mailSubject ? `mailto:${site.email}?subject=${encodeURIComponent(mailSubject)}` : undefined}
        neighbours={await neighboursOf("about", about.slug)}
      />
    </>
  );
}
