import { HoursPhrases } from "@/components/clocks/hours-phrases";
import { VisitorHours } from "@/components/clocks/live-visitor";
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
  /** Whether it stands beside something high, on wide screens: its heading is larger there. */
  isHigh?: boolean;
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

/** Type and size of a PDF as a link says them. */
const pdfLabel = ({ bytes }: Download): string => `PDF, ${Math.round(bytes / 1000)} kB`;

/** Small type beside the words of a button. */
const ASIDE = "font-note text-note font-medium";

/**
 * The free consultation, who answers now and when a reply may be expected by the visitor's own clock; its button leads to the form. Below it
 * what one can take along: the brochure, and the deck for colleagues.
 */
export function ConsultationBanner({
  banner,
  isHigh = false,
  offHours,
  downloads: { brochure, deck },
  formId,
  schedule,
  site,
}: ConsultationBannerProps) {
  const { city } = site.headOffice;
  const button =
    "w-full min-w-0 flex-wrap justify-between gap-y-0 py-2 max-md:gap-x-2 max-md:px-4 text-left whitespace-normal [overflow-wrap:anywhere]";
  return (
    <section aria-label={banner.heading} className="signal flex h-full flex-col bg-p-f p-5 text-ink xl:p-6">
      <Heading level={2} size="d3" text={banner.heading} className={isHigh ? "lg:text-d2" : undefined} />
      <p className="mt-2.5 leading-[1.4] md:text-[1.0625rem]">
        <NoWrap text={banner.text} />
      </p>
      <div className="mt-2 mb-4 grid md:mb-5 min-h-[7em] min-[360px]:max-md:min-h-[5.6em] grid-cols-[minmax(0,1fr)] [overflow-wrap:anywhere] font-note text-[0.875rem] leading-[1.4] font-medium tabular *:col-start-1 *:row-start-1 lg:min-h-[5.6em] xl:text-[0.9375rem]">
        <VisitorHours office={{ place: city, timeZone: site.offices[0].timeZone }} hours={site.businessHours} offHours={offHours}>
          <p>
            <HoursPhrases hours={site.businessHours} whose={`${city} time`} />
          </p>
        </VisitorHours>
      </div>
      <div className="mt-auto grid gap-3">
        <a
          href={schedule?.href ?? `#${formId}`}
          {...(schedule?.newTab && { target: "_blank", rel: "noopener noreferrer" })}
          className={buttonClass("ink", button)}
        >
          {/* the words give way before the arrow does */}
          <span className="flex-[1_1_8rem]">
            {banner.schedule} {!schedule && <span className={ASIDE}>{banner.scheduleNote}</span>}
          </span>
          {schedule?.newTab ? <NewTab label={schedule.newTab} /> : <Icon name="arrow-down" />}
        </a>
        <a href={brochure.href} download={brochure.file} className={buttonClass("outline", button)}>
          {banner.brochure} <span className={ASIDE}>{pdfLabel(brochure)}</span>
        </a>
        <p className="font-note text-note">
          <a href={deck.href} download={deck.file} className="inline-block py-1 underline">
            {banner.deck}
          </a>
          {` (${pdfLabel(deck)})`}
        </p>
      </div>
    </section>
  );
}
