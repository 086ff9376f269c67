import { Link, Page, View } from "@react-pdf/renderer";
import type { ReactNode } from "react";
import { MARK_VIEW_BOX, mark } from "@/components/art/mark";
import { Artwork } from "../artwork";
import { DAY, type Scheme } from "../palette";
import { SheetRule, type SheetSet } from "../sheet-frame";
import { Words } from "../words";

/** 16:9 in points, and the measure between its margins. */
export const SLIDE = { width: 960, height: 540, margin: 44 } as const;
export const MEASURE = SLIDE.width - 2 * SLIDE.margin;
export const GUTTER = 20;
/** Size of type against paper: read from the back of a room. */
export const UNIT = 1.75;

/** Width of some of the slide's twelve columns, gutters between them included. */
export const columns = (count: number): number => ((MEASURE + GUTTER) * count) / 12 - GUTTER;

interface SlideFrameProps {
  set: SheetSet;
  number: number;
  /** Name of the slide; also its bookmark. */
  name: string;
  scheme?: Scheme;
  /** Ground of the slide, if it is a field of colour. */
  ground?: string;
  children: ReactNode;
}

/** One slide of the set: ruled head with name and number, the mark at the right end of its foot. */
export function SlideFrame({ set, number, name, scheme = DAY, ground, children }: SlideFrameProps) {
  return (
    <Page
      size={[SLIDE.width, SLIDE.height]}
      bookmark={name}
      style={{ backgroundColor: ground ?? scheme.paper, paddingHorizontal: SLIDE.margin, paddingTop: 26 }}
    >
      <SheetRule width={MEASURE} gutter={GUTTER} scheme={scheme} weight={1.5} />
      <View style={{ flexDirection: "row", justifyContent: "space-between", marginTop: 5 }}>
        <Words kind="label" unit={UNIT} size={13} color={scheme.ink} text={name} />
        <View style={{ flexDirection: "row", gap: 14, alignItems: "center" }}>
          <Words kind="note" unit={UNIT} size={13} color={scheme.ink2} text={`Slide ${number} of ${set.count}`} />
          <Link src={set.url}>
            <Artwork viewBox={MARK_VIEW_BOX} markup={mark()} width={19} scheme={scheme} through={scheme.ink} />
          </Link>
        </View>
      </View>
      {children}
    </Page>
  );
}
