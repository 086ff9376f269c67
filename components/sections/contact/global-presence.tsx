import { Flag } from "@/components/clocks/flags";
import { OfficesNow } from "@/components/clocks/live-visitor";
import { WorldClocks } from "@/components/clocks/world-clocks";
import { Sheet } from "@/components/ui/sheet";
import { Heading } from "@/components/ui/text/heading";
import type { Presence } from "@/content/single-pages/contact";
import type { Site } from "@/content/site";
import { type OfficePhoto, OfficePhotos } from "./office-photos";

interface GlobalPresenceProps {
  photos?: readonly OfficePhoto[];
  presence: Presence;
  site: Pick<Site, "offices" | "businessHours">;
}

/** A clock for each office, their hours on one scale, and the support that holds at every hour: a night panel in both themes. */
export function GlobalPresence({ presence, site, photos = [] }: GlobalPresenceProps) {
  return (
    <Sheet
      name="Global presence"
      note={site.offices.length > 1 ? `${site.offices.length} clocks` : "1 clock"}
      className="night bg-night pt-mar pb-5 md:pb-[clamp(1.75rem,8.4cqi,9rem)] text-ink"
    >
      <div className="grid-12 items-end gap-y-3 pt-[clamp(1.125rem,4.4cqi,4.5rem)]">
        <Heading level={2} size="d1" text={presence.heading} className="settle md:col-span-7 lg:col-span-8" />
        <div className="grid min-h-[5.6em] leading-[1.4] md:items-end text-ink-2 *:col-start-1 *:row-start-1 md:col-span-5 md:min-h-[7em] md:text-[1.0625rem] lg:col-span-4">
          <OfficesNow
            offices={site.offices.map(({ place, timeZone }) => ({ place, timeZone }))}
            hours={site.businessHours}
            offHours={presence.offHours}
            anyHour={presence.anyHour}
          >
            <p>{presence.lead}</p>
          </OfficesNow>
        </div>
      </div>
      <div className="pt-[clamp(1.25rem,5.6cqi,6rem)]">
        <WorldClocks
          offices={site.offices.map((office) => ({
            ...office,
            flag: <Flag code={office.flag} className="flex-none self-center" />,
          }))}
          hours={site.businessHours}
          copy={presence}
          size={216}
        />
      </div>
      {photos.length > 0 && <OfficePhotos offices={photos} />}
    </Sheet>
  );
}
