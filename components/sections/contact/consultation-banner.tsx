import { clsx } from "clsx";
import { HoursPhrases } from "@/components/clocks/hours-phrases";
import { VisitorHours } from "@/components/clocks/live";
import { buttonClass } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { Heading } from "@/components/ui/text/heading";
import { Unbroken } from "@/components/ui/text/unbroken";
import type { Contact } from "@/content/contact";
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
  downloads: Downloads;
  /** Anchor of the enquiry form. */
  formId: string;
  schedule?: ScheduleLink;
  site: Pick<Site, "offices" | "headOffice" | "businessHours">;
  /** Whether the line from the button runs on into the form directly below. */
  runsOn?: boolean;
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

/**
 * The free consultation, and when a reply may be expected by the visitor's own clock; its button leads down to the form. Beside it what
 * one can take along: the brochure, and the deck for colleagues.
 */
export function ConsultationBanner({
  banner,
  downloads: { brochure, deck },
  formId,
  schedule = { href: `#${formId}` },
  site,
  runsOn = false,
}: ConsultationBannerProps) {
  const { city } = site.headOffice;
  return (
    <section aria-label={banner.heading} className="signal bg-p-f text-ink">
      <div className="grid-12 gap-y-3.5 py-[clamp(1.25rem,3.2cqi,3.5rem)]">
        <div className="md:col-span-6">
          <Heading level={2} size="d2" text={banner.heading} />
          <p className="mt-3 leading-[1.4] md:text-[1.0625rem]">
            <Unbroken text={banner.text} />
          </p>
          <div className="mt-2 grid min-h-[4.2em] font-note lg:pr-[8%] text-[0.875rem] leading-[1.4] font-medium tabular *:col-start-1 *:row-start-1 md:min-h-[2.9em] md:text-[0.9375rem]">
            <VisitorHours office={{ city, timeZone: site.offices[0].timeZone }} hours={site.businessHours}>
              <p>
                <HoursPhrases hours={site.businessHours} whose={`${city} time`} />
              </p>
            </VisitorHours>
          </div>
        </div>
        <div
          className={clsx(
            "flex flex-wrap content-start gap-3 md:col-span-6 md:col-start-7",
            runsOn && "from-button [--line:var(--line-w)_solid] before:-bottom-[clamp(1.25rem,3.2cqi,3.5rem)]",
          )}
        >
          <a
            href={schedule.href}
            {...(schedule.newTab && { target: "_blank", rel: "noopener noreferrer" })}
            className={buttonClass("ink", "max-md:w-full")}
          >
            {banner.schedule}
            {schedule.newTab ? <NewTab label={schedule.newTab} /> : <Icon name="arrow-down" />}
          </a>{" "}
          <a
            href={brochure.href}
            download={brochure.file}
            className={buttonClass("outline", "min-h-[58px] px-6.5 flex-wrap gap-y-0 py-2 text-[1.0625rem] max-md:w-full")}
          >
            {banner.brochure} <span className="font-note text-note font-medium">{pdfLabel(brochure)}</span>
          </a>
          <p className="w-full font-note text-note">
            <a href={deck.href} download={deck.file} className="inline-block py-1 underline">
              {banner.deck}
            </a>
            {` (${pdfLabel(deck)})`}
          </p>
        </div>
      </div>
    </section>
  );
}
