import type { Route } from "next";
import { ArtUse } from "@/components/art/drawing";
import { type DrawnPage, isPage } from "@/components/art/drawn-as";
import { isDrawn, WORK_FRAME } from "@/components/art/home/work-sheets";
import { RECORD } from "@/components/sections/offer/sample-record";
import { Icon } from "@/components/ui/icon";
import { Link } from "@/components/ui/links/link";
import { isRoute } from "@/components/ui/links/route";
import { StripPosition } from "@/components/ui/strip-position";
import { Heading } from "@/components/ui/text/heading";
import { SampleMark } from "@/components/ui/text/sample-mark";
import type { Home } from "@/content/single-pages/home";
import type { Service } from "@/content/types";

type RecordOfService = Service["sampleRecord"];

interface WorkSource extends Pick<Service, "tone" | "sampleRecord">, DrawnPage {
  route: Route;
}

interface WorkProps {
  copy: Home["work"];
  services: readonly WorkSource[];
  /** Beside each document. */
  sampleMark: string;
}

/** A field of a record by its label. */
const fieldOf = ({ fields }: RecordOfService, label: string) => fields.find((field) => field.label === label);

/**
 * What the work comes to, from the sample records of the service pages: the problem, a drawing of what was measured, some of the document, and
 * its result. A sheet whose service or whose result is gone is left out.
 */
export function Work({ copy, services, sampleMark }: WorkProps) {
  const sheets = copy.sheets.flatMap(({ service: slug, problem, fields, result }) => {
    const service = services.find((one) => isPage(one, slug));
    const measured = service && fieldOf(service.sampleRecord, result);
    const excerpt = service ? fields.flatMap((label) => fieldOf(service.sampleRecord, label) ?? []) : [];
    const record = `${service?.route}#${RECORD}`;
    if (!service || !measured || !isRoute(record)) return [];
    return [{ ...service, record, drawing: `work-${slug}`, problem, excerpt, measured }];
  });
  if (sheets.length === 0) return null;
  return (
    <>
      <Heading level={2} size="d2" text={copy.heading} className="work-head" />
      <ul className="work" aria-label={copy.heading}>
        {sheets.map(({ slug, drawing, record, tone, sampleRecord, problem, excerpt, measured }, index) => (
          <li key={slug} data-tone={tone}>
            <h3>
              <Link href={record} className="stretched">
                {`${problem} `}
                <Icon name="arrow-right" />
              </Link>
            </h3>
            {isDrawn(drawing, sampleRecord.fields) && <ArtUse sprite="marks" name={drawing} viewBox={WORK_FRAME} />}
            <p>
              {`${sampleRecord.document} `}
              <SampleMark label={sampleMark} />
            </p>
            <dl>
              {excerpt.map(({ label, value }) => [<dt key={label}>{label}</dt>, <dd key={value}>{value}</dd>])}
              <dt>{measured.label}</dt>
              <dd>{measured.value}</dd>
            </dl>
            <StripPosition at={index + 1} of={sheets.length} />
          </li>
        ))}
      </ul>
    </>
  );
}
