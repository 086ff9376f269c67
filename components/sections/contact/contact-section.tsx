import { clsx } from "clsx";
import type { ReactNode } from "react";
import { ENQUIRY_ID } from "@/components/form/enquiry";
import { PhoneDisclosure } from "@/components/ui/phone-disclosure";
import { Sheet } from "@/components/ui/sheet";
import type { Contact } from "@/content/single-pages/contact";
import type { Site } from "@/content/site";
import { ConsultationBanner, type Downloads, type ScheduleLink } from "./consultation-banner";
import { ContactCards, type ContactWays } from "./contact-cards";
import { GlobalPresence } from "./global-presence";
import type { OfficePhoto } from "./office-photos";

/** What an owner may have switched on in content/settings.ts. */
export interface ContactExtras extends ContactWays {
  schedule?: ScheduleLink;
  /** What the offices look like, under their clocks. */
  officePhotos?: readonly OfficePhoto[];
}

interface ContactSectionProps {
  contact: Contact;
  site: Site;
  downloads: Downloads;
  /** The enquiry form. */
  form: ReactNode;
  extras?: ContactExtras;
  /** Another company's calendar, after the form. */
  booking?: ReactNode;
  /** On the home page: the note of its sheet, and over the four cards where they fold away on phones. */
  sheet?: { note: string; cardsLabel: string };
  /** Heading and lead. */
  children: ReactNode;
  /** A drawing of what follows a message, as wide as the page: after the form on phones, else over it. */
  follows?: ReactNode;
}

/**
 * Heading and free consultation, the form and four cards, then the clocks. On the home page the opening is a sheet; on the contact pages all but the
 * clocks is on one grid (app/styles/contact/contact-opening.css).
 */
export function ContactSection({
  contact: { banner, cards, presence },
  site,
  downloads,
  form,
  extras: { schedule, officePhotos, ...ways } = {},
  booking,
  sheet,
  children,
  follows,
}: ContactSectionProps) {
  const words = <div className="contact-words">{children}</div>;
  const consultation = (
    <ConsultationBanner
      banner={banner}
      offHours={presence.offHours}
      downloads={downloads}
      formId={ENQUIRY_ID}
      schedule={schedule}
      site={site}
    />
  );
  const enquiry = <div className="contact-form">{form}</div>;
  const fourCards = <ContactCards cards={cards} site={site} {...ways} />;
  return (
    <>
      {sheet ? (
        <>
          <Sheet id="contact" name="Contact" note={sheet.note} className="home-sheet">
            <div className="grid-12 contact-opening sheet-opening">
              {words}
              {consultation}
            </div>
          </Sheet>
          <div className="grid-12 contact-ways">
            {enquiry}
            <PhoneDisclosure label={sheet.cardsLabel} className="row-fold">
              {fourCards}
            </PhoneDisclosure>
          </div>
        </>
      ) : (
        <div className={clsx("grid-12 contact-page", follows && "with-line")}>
          {words}
          {consultation}
          {enquiry}
          {follows && <div className="follows">{follows}</div>}
          {fourCards}
        </div>
      )}
      {booking}
      <GlobalPresence presence={presence} site={site} photos={officePhotos} />
    </>
  );
}
