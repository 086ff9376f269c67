import type { DocumentContent } from "../document-content";
import { SetDocument } from "../set-document";
import type { SheetSet } from "../sheet-frame";
import { CompanySheet } from "./company-sheet";
import { CoverSheet } from "./cover-sheet";
import { EvidenceSheet } from "./evidence-sheet";
import { FieldsSheet } from "./fields-sheet";
import { MethodSheet } from "./method-sheet";
import { ServicesSheet } from "./services-sheet";
import { StartSheet } from "./start-sheet";

/** Services on a sheet; two sheets show all eight of the specification. */
const PER_SHEET = 4;

/** The brochure: eight A4 sheets to read or print, made of the site's own content. */
export function Brochure({ content }: { content: DocumentContent }) {
  const { site, home, copy, services, urls, issuedLabel } = content;
  const { title, sheets, servicesSecondHeading, servicesLead } = copy.brochure;
  const set: SheetSet = { site, title, count: Object.keys(sheets).length + 1, issued: issuedLabel, url: urls.home };
  return (
    <SetDocument content={content} copy={copy.brochure} pageMode="useOutlines">
      <CoverSheet content={content} />
      <CompanySheet content={content} set={set} number={2} />
      <ServicesSheet
        services={services.slice(0, PER_SHEET)}
        name={sheets.servicesFirst}
        {...home.services}
        set={set}
        number={3}
      />
      <ServicesSheet
        services={services.slice(PER_SHEET, 2 * PER_SHEET)}
        name={sheets.servicesSecond}
        heading={servicesSecondHeading}
        lead={servicesLead}
        set={set}
        number={4}
      />
      <FieldsSheet content={content} set={set} number={5} />
      <MethodSheet content={content} set={set} number={6} />
      <EvidenceSheet content={content} set={set} number={7} />
      <StartSheet content={content} set={set} number={8} />
    </SetDocument>
  );
}
