import { Page, View } from "@react-pdf/renderer";
import { ROOM_NAMES } from "@/components/art/hero/compositions";
import { gnomonComposition, SLAB } from "@/components/art/hero/gnomon";
import { TITLE } from "@/components/art/hero/works";
import { MARK_VIEW_BOX, mark } from "@/components/art/mark";
import { Artwork } from "../artwork";
import { Button } from "../button";
import type { DocumentContent } from "../document-content";
import { DAY } from "../palette";
import { A4, GUTTER, MEASURE, SheetRule } from "../sheet-frame";
import { fitSize } from "../type";
import { Words } from "../words";

/** Where the line leaves the button: units of the drawing from its own origin, and points from the sheet's left edge. */
const LINE_X = -12;
/** Lower edge of the button in points from the foot of the sheet: where the line starts. */
const BUTTON_FOOT = 430;
const DRAWING_FOOT = 54;
const UNITS = 820;

/** The home page's sundial, its line coming down from the button on this sheet. */
function works() {
  const startsAt = -((BUTTON_FOOT - DRAWING_FOOT) * UNITS) / A4.width + 99;
  return gnomonComposition(
    {
      module: 80,
      labelSize: 14.6,
      contentScale: 0.75,
      left: -76,
      width: UNITS,
      air: 10,
      steps: 56,
      approach: [
        [LINE_X, startsAt],
        [LINE_X, SLAB / 2],
      ],
      inscription: 104,
      skyScale: 9,
    },
    ROOM_NAMES,
  );
}

/** The headline over the whole measure, and the sundial with its eight rooms standing at the foot of the sheet. */
export function CoverSheet({ content }: { content: DocumentContent }) {
  const { building, rooms, line, viewBox } = works();
  return (
    <Page size={[A4.width, A4.height]} bookmark={content.copy.brochure.cover.kind} style={{ backgroundColor: DAY.paper }}>
      <View style={{ position: "absolute", left: 0, bottom: DRAWING_FOOT }}>
        <Artwork
          viewBox={viewBox}
          markup={building + rooms.map((room) => room.markup + room.label).join("") + line}
          width={A4.width}
          pen={0.75}
        />
      </View>
      <Opening content={content} />
      <View
        style={{
          position: "absolute",
          left: A4.margin,
          bottom: BUTTON_FOOT,
          flexDirection: "row",
          alignItems: "center",
          gap: 14,
        }}
      >
        <Button label={content.home.hero.action} url={content.urls.contact} />
        <Words kind="small" url={content.urls.home} text={new URL(content.urls.home).host} />
      </View>
      <View style={{ position: "absolute", left: A4.margin, right: A4.margin, bottom: 26 }}>
        <Words kind="note" color={DAY.ink2} text={TITLE} />
      </View>
    </Page>
  );
}

function Opening({ content: { site, home, copy, issuedLabel } }: { content: DocumentContent }) {
  const { headlineLines, lead } = home.hero;
  const size = fitSize(headlineLines, MEASURE, "d0");
  return (
    <View style={{ paddingHorizontal: A4.margin, paddingTop: 30 }}>
      <SheetRule width={MEASURE} gutter={GUTTER} scheme={DAY} />
      <View
        style={{ flexDirection: "row", justifyContent: "space-between", alignItems: "center", marginTop: 9, marginBottom: 26 }}
      >
        <View style={{ flexDirection: "row", alignItems: "center", gap: 8 }}>
          <Artwork viewBox={MARK_VIEW_BOX} markup={mark()} width={27} />
          <Words kind="d3" size={20} style={{ marginLeft: 0 }} text={site.name} />
        </View>
        <Words kind="label" text={`${copy.brochure.cover.kind}, ${issuedLabel}`} />
      </View>
      {headlineLines.map((line) => (
        <Words key={line} kind="d0" size={size} leading={0.88} text={line} />
      ))}
      <View style={{ flexDirection: "row", justifyContent: "space-between", marginTop: 24 }}>
        <Words kind="lead" measure={322} text={lead} />
        <Words kind="small" color={DAY.ink2} style={{ paddingTop: 3 }} measure={160} text={copy.brochure.cover.text} />
      </View>
    </View>
  );
}
