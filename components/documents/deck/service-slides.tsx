import { View } from "@react-pdf/renderer";
import type { Artwork as Art } from "@/components/art/pen";
import { serviceDetails } from "@/components/art/service-details";
import { serviceStations } from "@/components/art/stations/registry";
import { STATION_FRAME, STATION_LINE_Y } from "@/components/art/stations/stations";
import { Artwork } from "../artwork";
import { NumberBalloon } from "../marks";
import { DAY } from "../palette";
import type { SheetProps } from "../sheet-frame";
import { fitSize } from "../type";
import { Words } from "../words";
import { columns, GUTTER, MEASURE, SLIDE, SlideFrame } from "./slide-frame";

const drawings: Readonly<Record<string, Art>> = serviceDetails;

/** Cells of the slide: the eight services of the specification. */
const MOST = 8;

/** Eight services, each with its drawing. */
export function ServicesSlide({ content: { home, copy, services }, set, number }: SheetProps) {
  return (
    <SlideFrame set={set} number={number} name={copy.deck.slides.services}>
      <View
        style={{ flexDirection: "row", justifyContent: "space-between", alignItems: "flex-end", marginTop: 16, marginBottom: 12 }}
      >
        <Words kind="d2" size={38} text={home.services.heading} />
        <Words kind="body" size={14} measure={columns(4)} text={home.services.lead} />
      </View>
      <View style={{ flexDirection: "row", flexWrap: "wrap", columnGap: GUTTER }}>
        {services.slice(0, MOST).map(({ slug, url, name, tone }) => {
          const drawing = drawings[slug];
          return (
            <View key={slug} style={{ width: columns(3), borderTop: `1.2pt solid ${DAY.ink}`, paddingTop: 8, marginBottom: 8 }}>
              {drawing && <Artwork viewBox={drawing.viewBox} markup={drawing.markup()} width={186} tone={tone} pen={0.75} />}
              <Words kind="h3" size={17} url={url} style={{ marginTop: 5 }} text={name} />
            </View>
          );
        })}
      </View>
    </SlideFrame>
  );
}

/** A service followed along its line: eight stations in two rows, the first starting at the slide's edge. */
export function ServiceSlide({ slug, content: { copy, services }, set, number }: SheetProps & { slug: string }) {
  const service = services.find((candidate) => candidate.slug === slug);
  const stations = serviceStations[slug];
  if (!service || !stations) throw new Error(`the pitch deck shows the service ${slug}, which is not there or not drawn`);
  const width = MEASURE / 8;
  return (
    <SlideFrame set={set} number={number} name={copy.deck.slides.service}>
      <Words kind="d1" size={fitSize([service.hero.claim], MEASURE, "d1")} style={{ marginTop: 26 }} text={service.hero.claim} />
      <Words kind="lead" size={18} measure={MEASURE - 40} style={{ marginTop: 18 }} text={service.hero.lead} />
      <View style={{ flexDirection: "row", marginTop: 34 }}>
        <View
          style={{
            position: "absolute",
            left: -SLIDE.margin,
            top: (STATION_LINE_Y / STATION_FRAME[2]) * width - 1,
            width: SLIDE.width,
            height: 2,
            backgroundColor: DAY.codes[service.tone].line,
          }}
        />
        {stations.map((markup, index) => {
          const { name = "", text = "" } = service.stations[index] ?? {};
          return (
            <View key={name} style={{ width }}>
              <Artwork viewBox={STATION_FRAME} markup={markup()} width={width} tone={service.tone} pen={0.8} mute />
              <View style={{ flexDirection: "row", alignItems: "center", gap: 6, marginTop: 4 }}>
                <NumberBalloon number={index + 1} size={17} />
                <Words kind="h3" size={15} text={name} />
              </View>
              <Words kind="small" size={12.5} color={DAY.ink2} measure={width - 9} style={{ marginTop: 5 }} text={text} />
            </View>
          );
        })}
      </View>
      <Words kind="note" size={13} color={DAY.ink2} style={{ marginTop: 20 }} text={service.drawing.caption} />
    </SlideFrame>
  );
}
