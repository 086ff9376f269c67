import type { Route } from "next";
import { ArtUse } from "@/components/art/drawing";
import { isDrawn, WORK_FRAME } from "@/components/art/work-sheets";
import { RECORD } from "@/components/sections/offer/proof";
import { Link } from "@/components/ui/link";
import { StripStep, stripItem } from "@/components/ui/strip-step";
import { Heading } from "@/components/ui/text/heading";
import { SampleMark } from "@/components/ui/text/sample-mark";
import type { Service } from "@/content/collections/schema";
import type { Home } from "@/content/single-pages/home";

type Record = Service["proof"];

interface WorkSource extends Pick<Service, "tone" | "proof"> {
  slug: string;
  route: Route;
}

interface WorkProps {
  copy: Home["work"];
  services: readonly WorkSource[];
  /** Beside each document, and once for all of them. */
  marks: { one: string; all: string };
}

const STRIP = "work";

/** A field of a record by its label. */
const fieldOf = ({ fields }: Record, label: string) => fields.find((field) => field.label === label);

/**
 * What the work comes to, from the sample records of the service pages: the problem, a drawing of what was measured, some of the document, and
 * its result. A sheet whose service or whose result is gone is left out.
 */
export function Work({ copy, services, marks }: WorkProps) {
  const sheets = copy.sheets.flatMap(({ service: slug, problem, fields, result }) => {
    const service = services.find((one) => one.slug === slug);
    const measured = service && fieldOf(service.proof, result);
    const excerpt = service ? fields.flatMap((label) => fieldOf(service.proof, label) ?? []) : [];
    return service && measured ? [{ ...service, problem, excerpt, measured }] : [];
  });
  if (sheets.length === 0) return null;
  return (
    <>
      <div className="work-head">
        <Heading level={2} size="d2" text={copy.heading} />
        <p>
          {`${copy.lead} `}
          <SampleMark label={marks.all} />
        </p>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: on phones it scrolls sideways, which a keyboard has to reach */}
      <ul className="work" tabIndex={0} aria-label={copy.heading}>
        {sheets.map(({ slug, route, tone, proof, problem, excerpt, measured }, index) => (
          <li key={slug} id={stripItem(STRIP, index + 1)} data-tone={tone}>
            <h3>
              <Link href={`${route}#${RECORD}` as Route} className="stretched">
                {problem}
              </Link>
            </h3>
            {isDrawn(`work-${slug}`, proof.fields) && <ArtUse sheet="marks" name={`work-${slug}`} viewBox={WORK_FRAME} />}
            <p>
              {`${proof.document} `}
              <SampleMark label={marks.one} isUnseen />
            </p>
            <dl>
              {excerpt.map(({ label, value }) => [<dt key={label}>{label}</dt>, <dd key={value}>{value}</dd>])}
              <dt>{measured.label}</dt>
              <dd>{measured.value}</dd>
            </dl>
            <StripStep strip={STRIP} at={index + 1} of={sheets.length} />
          </li>
        ))}
      </ul>
    </>
  );
}
