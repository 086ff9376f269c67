import { buttonClass } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { Sheet } from "@/components/ui/sheet";
import { Heading } from "@/components/ui/text/heading";
import type { BookingCopy } from "@/content/settings-copy";

/** The frame that the button's link opens the calendar in. */
const FRAME = "calendar";

/** A month and its times without a scroll bar of their own, in pixels. */
const HEIGHT = 704;

interface BookingProps {
  copy: BookingCopy;
  /** Address of the calendar. */
  address: string;
}

/**
 * A calendar of another company. The frame is empty until the visitor presses the button, which is a plain link into the frame: nobody is
 * asked for anything before, with or without script.
 */
export function Booking({ copy, address }: BookingProps) {
  return (
    <Sheet id={copy.id} name={copy.name} note={copy.note}>
      <div className="grid-12 sheet-opening gap-y-6 pb-s9">
        <div className="grid content-start justify-items-start gap-5 lg:col-span-4">
          <Heading level={2} size="d2" text={copy.heading} />
          <p className="max-w-[34em] text-(length:--text-large) text-ink-2">{copy.text}</p>
          <a
            href={address}
            target={FRAME}
            className={buttonClass("solid", "max-md:w-full max-md:justify-between")}
            data-text="line"
          >
            {copy.open}
            <Icon name="arrow-right" />
          </a>{" "}
          <a
            href={address}
            target="_blank"
            rel="noopener noreferrer"
            className="inline-block py-1 font-note text-note underline"
            data-text="line"
          >
            {copy.newTab}
          </a>
        </div>
        <div className="grid place-items-center border-[1.5px] border-ink *:col-start-1 *:row-start-1 lg:col-span-8">
          <p className="note px-5">{copy.empty}</p>
          <iframe name={FRAME} title={copy.frame} height={HEIGHT} className="relative w-full" />
        </div>
      </div>
    </Sheet>
  );
}
