import { SpriteImage } from "@/components/art/sprite-image";
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
      className="night presence"
    >
      <div className="grid-12 sheet-opening">
        <Heading level={2} size="d1" text={presence.heading} className="reveal-rise" />
        <div className="stacked">
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
      <WorldClocks
        offices={site.offices.map(({ place, detail, timeZone, countryCode }) => ({
          place,
          detail,
          timeZone,
          flag: <SpriteImage sprite="flags" name={countryCode} />,
        }))}
        hours={site.businessHours}
        copy={presence}
        size={216}
      />
      {photos.length > 0 && <OfficePhotos offices={photos} />}
    </Sheet>
  );
}
