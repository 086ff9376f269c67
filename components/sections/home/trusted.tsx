import { ArtUse } from "@/components/art/drawing";
import { Photo, type Pictured } from "@/components/ui/photo";
import { Sheet } from "@/components/ui/sheet";
import { Heading } from "@/components/ui/text/heading";
import { SampleMark } from "@/components/ui/text/sample-mark";
import type { Industry, MoreLink } from "@/content/collections/schema";
import type { TrustBadge, TrustedCompany } from "@/content/companies";
import type { Home } from "@/content/single-pages/home";
import { IndustryHours, type IndustryRow } from "./industry-hours";

interface TrustedProps {
  /** What stands beside invented companies, and beside claims that nobody has vouched for yet. */
  marks: { sample: string; placeholder: string };
  copy: Home["trusted"];
  bandCopy: Home["industries"];
  companies: Pictured<TrustedCompany>[];
  badges: TrustBadge[];
  industries: (IndustryRow & Pick<Industry, "name">)[];
  /** Where there are more industries than these. */
  moreIndustries?: MoreLink;
  note: string;
}

/** Companies and badges, as far as there are any, and, within the same sheet, the industries by the hour. */
export function Trusted({ copy, marks, bandCopy, companies, badges, industries, moreIndustries, note }: TrustedProps) {
  const isTrusted = companies.length > 0 || badges.length > 0;
  return (
    <Sheet
      id={isTrusted ? "trusted-by" : undefined}
      name={isTrusted ? "Trusted by" : "Industries"}
      note={note}
      className="home-sheet"
    >
      {isTrusted && (
        <div className="grid-12 gap-y-5 md:gap-y-8 pt-[clamp(1.125rem,4.4cqi,4.5rem)]">
          <div className="grid content-between gap-4 md:gap-8 lg:col-span-5 lg:pr-[8%]">
            <div>
              <Heading level={2} size="d2" text={copy.heading} />
              {copy.lead && <p className="mt-3 text-balance text-ink-2 md:mt-4 md:text-[1.0625rem]">{copy.lead}</p>}
            </div>
            {badges.length > 0 && <Badges badges={badges} placeholderMark={marks.placeholder} />}
          </div>
          {companies.length > 0 && <Companies companies={companies} sampleMark={marks.sample} />}
        </div>
      )}
      {industries.length > 0 && <IndustryHours copy={bandCopy} industries={industries} more={moreIndustries} />}
    </Sheet>
  );
}

function Badges({ badges, placeholderMark }: { badges: TrustBadge[]; placeholderMark: string }) {
  return (
    <ul className="grid gap-2 md:gap-3 md:max-lg:grid-cols-3">
      {badges.map(({ name, text, mark, sample }) => (
        <li
          key={name}
          className="grid grid-cols-[auto_1fr] grid-rows-[auto_1fr] gap-x-3 font-note text-note leading-tight text-ink-2 md:gap-x-4"
        >
          <ArtUse sheet="marks" name={mark} className="row-span-2 size-9 md:size-11" />
          <b className="font-sans text-body leading-tight tracking-[-0.015em] text-ink">{name}</b>{" "}
          <span>
            {`${text} `}
            {sample && <SampleMark label={placeholderMark} />}
          </span>
        </li>
      ))}
    </ul>
  );
}

function Companies({ companies, sampleMark }: { companies: Pictured<TrustedCompany>[]; sampleMark: string }) {
  return (
    <ul className="grid break-inside-avoid grid-cols-2 border-t-[1.5px] min-[380px]:grid-cols-3 @max-[17rem]:grid-cols-1 border-l border-t-ink border-l-line lg:col-span-7">
      {companies.map(({ name, industry, mark, logo, tone, sample }) => (
        <li
          key={name}
          data-tone={tone}
          className="flex min-h-20 flex-col border-r border-b border-line px-2 py-1.5 font-note text-[0.75rem] text-ink-2 md:min-h-44 md:p-4 md:text-note"
        >
          <CompanyMark mark={mark} logo={logo} />
          <b className="font-sans text-[1rem] leading-tight tracking-[-0.03em] text-ink md:text-h3">{name}</b>{" "}
          <span>
            {`${industry} `}
            {sample && <SampleMark label={sampleMark} />}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** The company's logo, or its drawn mark. */
function CompanyMark({ mark, logo }: Pick<Pictured<TrustedCompany>, "mark" | "logo">) {
  if (logo) return <Photo picture={logo} sizes="160px" className="photo-logo mb-auto" />;
  return mark ? <ArtUse sheet="marks" name={mark} className="mb-auto size-7 md:size-12" /> : null;
}
