import type { DocumentContent } from "../document-content";
import { SetDocument } from "../set-document";
import type { SheetSet } from "../sheet-frame";
import { CoverSlide } from "./cover-slide";
import { EvidenceSlide, UptimeSlide } from "./evidence-slides";
import { FieldsSlide, HoursSlide } from "./field-slides";
import { DurationsSlide, MethodSlide, OwnershipSlide } from "./method-slides";
import { CompanySlide, FiguresSlide } from "./opening-slides";
import { ServiceSlide, ServicesSlide } from "./service-slides";
import { StartSlide } from "./start-slide";

/** The service that stands for all: a release that anybody in the room can follow. */
const EXAMPLE = "devops";

/** The pitch deck: thirteen slides to present, made of the site's own content. */
export function Deck({ content }: { content: DocumentContent }) {
  const { site, copy, urls, issuedLabel } = content;
  const { title, slides } = copy.deck;
  const set: SheetSet = { site, title, count: Object.keys(slides).length, issued: issuedLabel, url: urls.home };
  const slide = { content, set };
  return (
    <SetDocument content={content} copy={copy.deck} pageLayout="singlePage">
      <CoverSlide content={content} />
      <CompanySlide {...slide} number={2} />
      <FiguresSlide {...slide} number={3} />
      <ServicesSlide {...slide} number={4} />
      <ServiceSlide {...slide} number={5} slug={EXAMPLE} />
      <FieldsSlide {...slide} number={6} />
      <HoursSlide {...slide} number={7} />
      <MethodSlide {...slide} number={8} />
      <DurationsSlide {...slide} number={9} />
      <EvidenceSlide {...slide} number={10} />
      <UptimeSlide {...slide} number={11} />
      <OwnershipSlide {...slide} number={12} />
      <StartSlide {...slide} number={13} />
    </SetDocument>
  );
}
