import { Line, Link, Page, Svg, View } from "@react-pdf/renderer";
import type { ReactNode } from "react";
import { MARK_VIEW_BOX, mark } from "@/components/art/mark";
import type { Site } from "@/content/site";
import { Artwork } from "./artwork";
import type { DocumentContent } from "./document-content";
import { DAY, type Scheme } from "./palette";
import { Words } from "./words";

/** A4 in points, and the measure between its margins. */
export const A4 = { width: 595.28, height: 841.89, margin: 36 } as const;
export const MEASURE = A4.width - 2 * A4.margin;
export const GUTTER = 10;

/** Width of some of the sheet's twelve columns, gutters between them included. */
export const columns = (count: number): number => ((MEASURE + GUTTER) * count) / 12 - GUTTER;

interface RuleProps {
  width: number;
  gutter: number;
  scheme: Scheme;
  weight?: number;
}

/** The rule that opens a sheet, with a tick at the start of each of twelve columns. */
export function SheetRule({ width, gutter, scheme, weight = 1 }: RuleProps) {
  const tick = 5 * weight;
  const starts = Array.from({ length: 12 }, (_, index) => ((width + gutter) * index) / 12);
  return (
    <Svg viewBox={`0 0 ${width} ${tick}`} style={{ width, height: tick }}>
      <Line x1={0} y1={weight / 2} x2={width} y2={weight / 2} stroke={scheme.ink} strokeWidth={weight} />
      {starts.map((x) => (
        <Line key={x} x1={x + 0.3} y1={0} x2={x + 0.3} y2={tick} stroke={scheme.ink} strokeWidth={0.6 * weight} />
      ))}
    </Svg>
  );
}

/** What every sheet of a document carries. */
export interface SheetSet {
  site: Site;
  /** Name of the document. */
  title: string;
  count: number;
  /** Date of issue, the month in words. */
  issued: string;
  url: string;
}

/** What every sheet and every slide after the cover is made from: the content, and its place in the set. */
export interface SheetProps {
  content: DocumentContent;
  set: SheetSet;
  number: number;
}

interface SheetFrameProps {
  set: SheetSet;
  number: number;
  /** Name of the sheet; also its bookmark. */
  name: string;
  scheme?: Scheme;
  children: ReactNode;
}

/** One A4 sheet of the set: ruled head with name and number, and the title block at its foot. */
export function SheetFrame({ set, number, name, scheme = DAY, children }: SheetFrameProps) {
  return (
    <Page
      size={[A4.width, A4.height]}
      bookmark={name}
      style={{ backgroundColor: scheme.paper, paddingHorizontal: A4.margin, paddingTop: 30, paddingBottom: 26 }}
    >
      <SheetRule width={MEASURE} gutter={GUTTER} scheme={scheme} />
      <View style={{ flexDirection: "row", justifyContent: "space-between", marginTop: 3 }}>
        <Words kind="label" color={scheme.ink} text={name} />
        <Words kind="note" color={scheme.ink2} text={`Sheet ${number} of ${set.count}`} />
      </View>
      <View style={{ flexGrow: 1, flexShrink: 1 }}>{children}</View>
      <TitleBlock set={set} scheme={scheme} />
    </Page>
  );
}

function TitleBlock({ set: { site, title, issued, url }, scheme }: { set: SheetSet; scheme: Scheme }) {
  const { city, latitude } = site.headOffice;
  const cell = {
    paddingHorizontal: 9,
    paddingVertical: 6,
    borderLeft: `0.6pt solid ${scheme.line2}`,
    justifyContent: "center",
  } as const;
  return (
    <View style={{ flexDirection: "row", border: `1pt solid ${scheme.ink}`, height: 27 }}>
      <Link
        src={url}
        style={{ flexDirection: "row", alignItems: "center", gap: 5, paddingHorizontal: 9, textDecoration: "none" }}
      >
        <Artwork viewBox={MARK_VIEW_BOX} markup={mark()} width={17} scheme={scheme} />
        <Words kind="d3" size={13} color={scheme.ink} style={{ marginLeft: 0 }} text={site.name} />
      </Link>
      <View style={{ ...cell, flexGrow: 1 }}>
        <Words kind="note" color={scheme.ink2} size={8} text={title} />
      </View>
      <View style={cell}>
        <Words kind="note" color={scheme.ink2} size={8} text={`Drawn in ${city}, ${latitude}°`} />
      </View>
      <View style={cell}>
        <Words kind="note" color={scheme.ink2} size={8} text={`Issued ${issued}`} />
      </View>
    </View>
  );
}
