import { buttonClass } from "@/components/ui/button";
import { Heading } from "@/components/ui/heading";
import { Icon } from "@/components/ui/icon";
import { Unbroken } from "@/components/ui/unbroken";
import type { Contact } from "@/content/contact";

interface ConsultationBannerProps {
  banner: Contact["banner"];
  /** Anchor of the enquiry form. */
  formId: string;
}

/** The free consultation; its button leads down to the form. */
export function ConsultationBanner({ banner, formId }: ConsultationBannerProps) {
  return (
    <section aria-label={banner.heading} className="signal bg-p-f text-ink">
      <div className="grid-12 items-center gap-y-3.5 py-[clamp(1.25rem,3.2cqi,3.5rem)]">
        <div className="md:col-span-6">
          <Heading level={2} size="d2" text={banner.heading} />
          <p className="mt-1.5 leading-[1.4] md:text-[1.0625rem]">
            <Unbroken text={banner.text} />
          </p>
        </div>
        <div className="flex flex-wrap gap-3 md:col-span-6 md:justify-end">
          <a href={`#${formId}`} className={buttonClass("ink", "max-md:w-full @max-[17rem]:flex-wrap")}>
            {banner.schedule}
            <Icon name="arrow-down" className="text-[1.3em]" />
          </a>
        </div>
      </div>
    </section>
  );
}
