import { View } from "@react-pdf/renderer";
import type { Artwork as Art } from "@/components/art/pen";
import { serviceDetails } from "@/components/art/service-details";
import type { Service } from "@/content/schema";
import { Artwork } from "../artwork";
import type { Linked } from "../document-content";
import { LineType, NumberBalloon } from "../marks";
import { DAY } from "../palette";
import { columns, GUTTER, MEASURE, SheetFrame, type SheetSet } from "../sheet-frame";
import { fitSize } from "../type";
import { Words } from "../words";

const drawings: Readonly<Record<string, Art>> = serviceDetails;

interface ServicesSheetProps {
  services: Linked<Service>[];
  name: string;
  heading: string;
  lead: string;
  set: SheetSet;
  number: number;
}

/** Four services, two by two: the drawing, and its four numbers as words. */
export function ServicesSheet({ services, name, heading, lead, set, number }: ServicesSheetProps) {
  return (
    <SheetFrame set={set} number={number} name={name}>
      <Words kind="d1" size={fitSize([heading], MEASURE, "d1")} style={{ marginTop: 18 }} text={heading} />
      <Words kind="lead" style={{ marginTop: 6, marginBottom: 11 }} text={lead} />
      <View style={{ flexDirection: "row", flexWrap: "wrap", columnGap: GUTTER }}>
        {services.map((service) => (
          <ServiceCell key={service.slug} service={service} />
        ))}
      </View>
    </SheetFrame>
  );
}

function ServiceCell({ service: { slug, url, name, category, tone, card } }: { service: Linked<Service> }) {
  const drawing = drawings[slug];
  const width = columns(6);
  return (
    <View style={{ width, borderTop: `1pt solid ${DAY.ink}`, paddingTop: 6, marginBottom: 10 }}>
      <View style={{ flexDirection: "row", alignItems: "center", gap: 6, marginBottom: 5 }}>
        <LineType tone={tone} width={26} />
        <Words kind="note" color={DAY.codes[tone].text} text={category} />
      </View>
      {drawing && <Artwork viewBox={drawing.viewBox} markup={drawing.markup()} width={208} tone={tone} />}
      <Words kind="d3" size={16} url={url} style={{ marginTop: 8 }} text={name} />
      <Words kind="small" color={DAY.ink2} style={{ marginTop: 3, marginBottom: 5 }} measure={width} text={card.description} />
      {card.features.map((feature, index) => (
        <View key={feature} style={{ flexDirection: "row", alignItems: "center", gap: 6, paddingVertical: 1.3 }}>
          <NumberBalloon number={index + 1} />
          <Words kind="small" text={feature} />
        </View>
      ))}
    </View>
  );
}
