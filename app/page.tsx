import { downloads } from "@/app/_lib/pdf/pdf-files";
import { isPage } from "@/components/art/drawn-as";
import { heroComposition, SHORT_NAMES } from "@/components/art/hero/compositions";
import { ContactSection } from "@/components/sections/contact/contact-section";
import { About } from "@/components/sections/home/about";
import { Hero } from "@/components/sections/home/hero";
import { Services } from "@/components/sections/home/services";
import { Technologies } from "@/components/sections/home/technologies";
import { Testimonials } from "@/components/sections/home/testimonials";
import { Trusted } from "@/components/sections/home/trusted";
import { Work } from "@/components/sections/home/work";
import { Heading } from "@/components/ui/text/heading";
import { entriesOf } from "@/content/collections/collections";
import { badges, companies } from "@/content/companies";
import { limited } from "@/content/list-limit";
import { placeholderMark, sampleMark } from "@/content/sample-marks";
import { settings } from "@/content/settings";
import { contact } from "@/content/single-pages/contact";
import { home } from "@/content/single-pages/home";
import { routes } from "@/content/single-pages/single-pages";
import { brandDrawings, site } from "@/content/site";
import { technologyTabs } from "@/content/technologies";
import { testimonials } from "@/content/testimonials";
import { withPictures } from "./_lib/images/photos";
import { enquiryForm } from "./_lib/pages/enquiry-form";
import { JsonLd, webPage } from "./_lib/seo/json-ld";
import { organization, website } from "./_lib/seo/json-ld-company";
import { pageMetadata } from "./_lib/seo/metadata";
import { contactExtras } from "./_lib/settings/contact";
import { typeset } from "./_lib/typeset";

const described = { route: routes.home, meta: home.meta, updated: home.updated };
export const metadata = pageMetadata(described);

const set = typeset(home);
/** The service that the hero's badge speaks of. */
const BADGE_SERVICE = "ai-ml";

export default async function Page() {
  const [services, focus, industries] = await Promise.all([entriesOf("services"), entriesOf("focus"), entriesOf("industry")]);
  const drawings = { wide: heroComposition("wide", brandDrawings), phone: heroComposition("phone", brandDrawings) };
  const shown = limited(industries, "industries");
  const rooms = drawings.wide.rooms.flatMap(({ number, slug, name }) => {
    const route = services.find((service) => isPage(service, slug))?.route;
    return route ? [{ number, route, name, shortName: SHORT_NAMES[slug] }] : [];
  });
  const badge = services.find((service) => isPage(service, BADGE_SERVICE));
  const badgeRoom = badge && { number: 1 + rooms.findIndex(({ route }) => route === badge.route), route: badge.route };
  const hasOffer = services.length + focus.length > 0;
  const names = [
    ...["hero", "about", ...(hasOffer ? ["services"] : []), "technologies", "trusted"],
    ...[...(testimonials.length > 0 ? ["testimonials"] : []), "contact"],
  ];
  const sheet = (name: string) => `Sheet ${names.indexOf(name) + 1} of ${names.length}`;
  return (
    <>
      <JsonLd nodes={[webPage(described), organization(), website()]} />
      <Hero
        copy={set.hero}
        sundial={{ site: site.sundial, year: new Date().getFullYear() }}
        drawings={drawings}
        rooms={rooms}
        badgeRoom={badgeRoom}
      />
      <About
        copy={set.about}
        elevation={typeset(brandDrawings.inscriptions.elevation)}
        note={sheet("about")}
        year={new Date().getFullYear()}
      >
        <Work copy={set.work} services={typeset(services)} sampleMark={sampleMark} />
      </About>
      {hasOffer && (
        <Services copy={set.services} focusCopy={set.focus} services={services} focus={focus} note={sheet("services")} />
      )}
      <Technologies copy={set.technologies} tabs={technologyTabs} note={sheet("technologies")} />
      <Trusted
        copy={set.trusted}
        marks={{ sample: sampleMark, placeholder: placeholderMark }}
        bandCopy={set.industries}
        companies={await withPictures(companies)}
        badges={typeset(badges)}
        industries={shown.items}
        moreIndustries={shown.more}
        note={sheet("trusted")}
      />
      {testimonials.length > 0 && (
        <Testimonials
          copy={set.testimonials}
          sampleMark={sampleMark}
          testimonials={await withPictures(typeset(testimonials))}
          note={sheet("testimonials")}
        />
      )}
      <ContactSection
        contact={typeset(contact)}
        site={site}
        downloads={await downloads()}
        form={await enquiryForm(3)}
        extras={await contactExtras(settings, { hasCalendar: false })}
        sheet={{ note: sheet("contact"), cardsLabel: set.contact.cards }}
      >
        <Heading level={2} size="d1" text={set.contact.heading} className="settle" />
        <p className="max-w-[34em] text-lead">{set.contact.lead}</p>
      </ContactSection>
    </>
  );
}
