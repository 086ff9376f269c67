import type { Route } from "next";
import { downloads } from "@/app/_lib/pdf/pdf-files";
import { type DrawnPage, isPage } from "@/components/art/drawn-as";
import { heroComposition, SHORT_NAMES } from "@/components/art/home-hero/compositions";
import { HomePage } from "@/components/page/home-page";
import { routes } from "@/content/addresses";
import { entriesOf } from "@/content/collections/collections";
import { placeholderMark, sampleMark } from "@/content/sample-marks";
import { settings } from "@/content/settings";
import { contact } from "@/content/single-pages/contact";
import { home } from "@/content/single-pages/home";
import { brandDrawings, site } from "@/content/site";
import { technologyTabs } from "@/content/technologies";
import { testimonials } from "@/content/testimonials";
import { badges, companies } from "@/content/trusted-by";
import { limited } from "@/content/validation/list-limit";
import { BUILD_YEAR } from "./_lib/build-year";
import { withPictures } from "./_lib/images/photos";
import { contactExtras } from "./_lib/optional-features/contact";
import { enquirySection } from "./_lib/pages/enquiry-section";
import { JsonLd, webPage } from "./_lib/seo/json-ld";
import { organization, website } from "./_lib/seo/json-ld-company";
import { pageMetadata } from "./_lib/seo/metadata";
import { typeset } from "./_lib/typeset";

const described = { route: routes.home, meta: home.meta, updated: home.updated };
export const metadata = pageMetadata(described);

/** The service that the hero's badge speaks of. */
const BADGE_SERVICE = "ai-ml";

/** The drawing of the first screen, and its rooms that have a service's page to lead to. */
function heroOf(services: readonly (DrawnPage & { route: Route })[]) {
  const drawings = { wide: heroComposition("wide", brandDrawings), phone: heroComposition("phone", brandDrawings) };
  const rooms = drawings.wide.rooms.flatMap(({ number, slug, name }) => {
    const route = services.find((service) => isPage(service, slug))?.route;
    return route ? [{ number, route, name, shortName: SHORT_NAMES[slug] }] : [];
  });
  const badgeRoute = services.find((service) => isPage(service, BADGE_SERVICE))?.route;
  return { drawings, rooms, badgeRoute, sundial: { site: site.sundial, year: BUILD_YEAR } };
}

export default async function Page() {
  const [services, focus, industries] = await Promise.all([entriesOf("services"), entriesOf("focus"), entriesOf("industry")]);
  const shown = limited(industries, "industries");
  return (
    <>
      <JsonLd nodes={[webPage(described), organization(), website()]} />
      <HomePage
        copy={typeset(home)}
        hero={heroOf(services)}
        elevation={typeset(brandDrawings.inscriptions.elevation)}
        year={BUILD_YEAR}
        services={typeset(services)}
        focus={typeset(focus)}
        tabs={typeset(technologyTabs)}
        trusted={{
          companies: await withPictures(typeset(companies)),
          badges: typeset(badges),
          industries: typeset(shown.items),
          moreIndustries: shown.more,
        }}
        testimonials={await withPictures(typeset(testimonials))}
        contact={{
          contact: typeset(contact),
          site,
          downloads: await downloads(),
          form: await enquirySection(3),
          extras: await contactExtras(settings, { hasCalendar: false }),
        }}
        marks={{ sample: sampleMark, placeholder: placeholderMark }}
      />
    </>
  );
}
