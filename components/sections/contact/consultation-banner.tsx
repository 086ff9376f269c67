import { VisitorHours } from "@/components/clocks/live-visitor";
import { hoursPhrases } from "@/components/clocks/time/business-hours";
import { buttonClass } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { Heading } from "@/components/ui/text/heading";
import { NoWrap } from "@/components/ui/text/no-wrap";
import type { Contact } from "@/content/single-pages/contact";
import type { Site } from "@/content/site";

/** A file to take along. */
export interface Download {
  href: string;
  /** Name under which it is kept. */
  file: string;
  bytes: number;
}

/** The documents that the banner offers. */
export interface Downloads {
  brochure: Download;
  deck: Download;
}

/** Where "Schedule Consultation" leads instead of to the form: an anchor of the page, or another company's page in a new tab. */
export interface ScheduleLink {
  href: string;
  /** What a link that opens a new tab says to screen readers. */
  newTab?: string;
}

interface ConsultationBannerProps {
  banner: Contact["banner"];
  /** Said while the head office is closed, if there is support. */
  offHours?: string;
  downloads: Downloads;
  /** Anchor of the enquiry form. */
  formId: string;
  schedule?: ScheduleLink;
  site: Pick<Site, "offices" | "headOffice" | "businessHours">;
}

/** Ends the link to another company's page. */
const NewTab = ({ label }: { label: string }) => (
  <>
    <span className="sr-only">{`, ${label}`}</span>
    <Icon name="arrow-right" />
  </>
);

/** Type and size of a PDF as a link says them, on one line. */
const pdfLabel = ({ bytes }: Download): string => `PDF,\u00a0${Math.round(bytes / 1000)}\u00a0kB`;

/**
 * The free consultation, who answers now and when a reply may be expected by the visitor's own clock; its button leads to the form. Below it
 * what one can take along: the brochure, and the deck for colleagues.
 */
export function ConsultationBanner({
  banner,
  offHours,
  downloads: { brochure, deck },
  formId,
  schedule,
  site,
}: ConsultationBannerProps) {
  const { city } = site.headOffice;
  return (
    <section aria-label={banner.heading} className="signal consultation">
      <div>
        <Heading level={2} size="d3" text={banner.heading} className="lg:text-d2" />
        <p>
          <NoWrap text={banner.text} />
        </p>
        <div className="stacked">
          <VisitorHours
            office={{ place: city, timeZone: site.offices[0].timeZone }}
            hours={site.businessHours}
            offHours={offHours}
          >
            <p>{hoursPhrases(site.businessHours, `${city} time`)}</p>
          </VisitorHours>
        </div>
      </div>
      <div>
        <a
          href={schedule?.href ?? `#${formId}`}
          {...(schedule?.newTab && { target: "_blank", rel: "noopener noreferrer" })}
          className={buttonClass("ink")}
          data-text="line"
        >
          {/* the words give way before the arrow does */}
          <span>
            {banner.schedule} {!schedule && <small>{banner.scheduleNote}</small>}
          </span>
          {schedule?.newTab ? <NewTab label={schedule.newTab} /> : <Icon name="arrow-down" />}
        </a>
        <a href={brochure.href} download={brochure.file} className={buttonClass("outline")} data-text="line">
          {banner.brochure} <small>{pdfLabel(brochure)}</small>
        </a>
        <p className="note">
          <a href={deck.href} download={deck.file}>
            {banner.deck}
          </a>
          {` (${pdfLabel(deck)})`}
        </p>
      </div>
    </section>
  );
}
