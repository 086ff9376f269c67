import { ArtUse } from "@/components/art/drawing";
import { signOf } from "@/components/art/sprites/client-marks";
import { Photo, type Pictured } from "@/components/ui/photo";
import { Sheet } from "@/components/ui/sheet";
import { Heading } from "@/components/ui/text/heading";
import { SampleMark } from "@/components/ui/text/sample-mark";
import type { Home } from "@/content/single-pages/home";
import type { TrustBadge, TrustedCompany } from "@/content/trusted-by";
import type { MoreLink } from "@/content/types";
import { IndustryHours, type IndustryRow } from "./industry-hours";

interface TrustedProps {
  /** What stands beside invented companies, and beside claims that nobody has vouched for yet. */
  marks: { sample: string; placeholder: string };
  copy: Home["trusted"];
  bandCopy: Home["industries"];
  companies: Pictured<TrustedCompany>[];
  badges: TrustBadge[];
  industries: IndustryRow[];
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
        <div className="grid-12 sheet-opening trusted">
          <div>
            <div>
              <Heading level={2} size="d1" text={copy.heading} />
              {copy.lead && <p>{copy.lead}</p>}
              <p>{copy.check}</p>
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
    <ul className="badges">
      {badges.map(({ name, text, mark, sample }) => (
        <li key={name} className="note">
          <ArtUse sprite="marks" name={signOf({ mark, sample })} />
          <b>
            {`${name} `}
            {sample && <SampleMark label={placeholderMark} />}
          </b>
          {` ${text}`}
        </li>
      ))}
    </ul>
  );
}

function Companies({ companies, sampleMark }: { companies: Pictured<TrustedCompany>[]; sampleMark: string }) {
  return (
    <ul className="companies">
      {companies.map(({ name, industry, mark, logo, tone, sample }) => (
        <li key={name} data-tone={tone} className="note">
          <CompanyMark mark={mark} logo={logo} />
          <b>{name}</b>
          {` ${industry} `}
          {sample && <SampleMark label={sampleMark} />}
        </li>
      ))}
    </ul>
  );
}

/** The company's logo, or its drawn mark. */
function CompanyMark({ mark, logo }: Pick<Pictured<TrustedCompany>, "mark" | "logo">) {
  if (logo) return <Photo picture={logo} sizes="160px" className="photo-logo" />;
  return mark ? <ArtUse sprite="marks" name={mark} /> : null;
}
