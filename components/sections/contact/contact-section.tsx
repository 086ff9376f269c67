import { clsx } from "clsx";
import type { ReactNode } from "react";
import { ENQUIRY_ID } from "@/components/form/enquiry";
import { Fold } from "@/components/ui/fold";
import type { Contact } from "@/content/contact";
import type { Site } from "@/content/site";
import { ConsultationBanner, type Downloads, type ScheduleLink } from "./consultation-banner";
import { ContactCards, type ContactWays } from "./contact-cards";
import { GlobalPresence } from "./global-presence";

/** What an owner may have switched on in content/settings.ts. */
export interface ContactWishes extends ContactWays {
  schedule?: ScheduleLink;
}

interface ContactSectionProps {
  contact: Contact;
  site: Site;
  downloads: Downloads;
  /** The enquiry form. */
  form: ReactNode;
  wishes?: ContactWishes;
  /** Another company's calendar, after the form. */
  booking?: ReactNode;
  /** On phones, over the four cards where they fold away; without it they are always open. */
  cardsLabel?: string;
  /** Whether a line leads from the banner's button into the form. */
  runsOn?: boolean;
  /** Heading and lead: the page's own on the contact pages, lighter on the home page. */
  children: ReactNode;
}

/** The line from the button's foot: on phones down the margin and in at the form's left, else in the gutter onto the form. */
const INTO_FORM =
  "line-figure [--first:calc(clamp(1.25rem,5.6cqi,6rem)+1.75rem)] md:before:left-[calc(50%+(var(--spacing-gut)-var(--spacing-mar))/2)] md:before:h-[clamp(1.25rem,5.6cqi,6rem)] md:before:rounded-none md:before:border-b-0";

/** What to say, the free consultation, the form beside four cards, and the clocks: the same on every page that has it. */
export function ContactSection({
  contact: { banner, cards, presence },
  site,
  downloads,
  form,
  wishes: { schedule, ...ways } = {},
  booking,
  cardsLabel,
  runsOn = false,
  children,
}: ContactSectionProps) {
  const fourCards = <ContactCards cards={cards} site={site} {...ways} />;
  return (
    <>
      {children}
      <ConsultationBanner
        banner={banner}
        downloads={downloads}
        formId={ENQUIRY_ID}
        schedule={schedule}
        site={site}
        runsOn={runsOn}
      />
      <div className={clsx("grid-12 gap-y-4 py-[clamp(1.25rem,5.6cqi,6rem)] md:gap-y-8", runsOn && INTO_FORM)}>
        <div className="lg:col-span-8">{form}</div>
        <div className="lg:col-span-4">
          {cardsLabel ? (
            <Fold
              label={cardsLabel}
              className="max-md:border-y max-md:border-line lg:h-full"
              summaryClassName="w-full justify-between"
            >
              {fourCards}
            </Fold>
          ) : (
            fourCards
          )}
        </div>
      </div>
      {booking}
      <GlobalPresence presence={presence} site={site} />
    </>
  );
}
