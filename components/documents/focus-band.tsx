import { View } from "@react-pdf/renderer";
import { focusBays } from "@/components/art/focus-bays";
import type { Artwork as Art } from "@/components/art/pen";
import type { Focus } from "@/content/schema";
import { Artwork } from "./artwork";
import type { Linked } from "./document-content";
import { SIGNAL } from "./palette";
import { Words } from "./words";

const bays: Readonly<Record<string, Art>> = focusBays;

/** Height of the line in a bay, in widths of the bay: 120 of 230 units. */
const LINE = 120 / 230;

/** Height of a name of two lines in points, so that the texts under the names are level. */
const NAME = 25;

/** More bays would be too narrow for their names. */
const MOST = 6;

interface FocusBandProps {
  focus: Linked<Focus>[];
  /** Points: the whole row, between the edges of the field. */
  width: number;
  /** Points from the row to the edges of the page on both sides, for the line to reach. */
  bleed: number;
  unit?: number;
  /** Points to one CSS px of line width. */
  pen?: number;
}

/** The six fields side by side on one line, for a vermilion field; the line runs from edge to edge. */
export function FocusBand({ focus, width, bleed, unit = 1, pen = 0.6 }: FocusBandProps) {
  const shown = focus.slice(0, MOST);
  const bay = width / shown.length;
  const weight = 2.5 * pen;
  return (
    <View style={{ flexDirection: "row", width }}>
      <View
        style={{
          position: "absolute",
          left: -bleed,
          width: width + 2 * bleed,
          top: bay * LINE - weight / 2,
          height: weight,
          backgroundColor: SIGNAL.paper,
        }}
      />
      {shown.map(({ slug, url, name, menuLine }) => {
        const drawing = bays[slug];
        return (
          <View key={slug} style={{ width: bay }}>
            {drawing && (
              <Artwork
                viewBox={drawing.viewBox}
                markup={drawing.markup()}
                width={bay}
                scheme={SIGNAL}
                through={SIGNAL.paper}
                pen={pen}
              />
            )}
            <View style={{ marginTop: 4 * unit, minHeight: NAME * unit }}>
              <Words kind="h4" unit={unit} url={url} measure={bay - 8 * unit} text={name} />
            </View>
            <Words kind="small" unit={unit} style={{ marginTop: 2 * unit }} measure={bay - 10 * unit} text={menuLine} />
          </View>
        );
      })}
    </View>
  );
}
