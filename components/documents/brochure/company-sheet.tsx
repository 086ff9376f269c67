import { View } from "@react-pdf/renderer";
import { samratNarrow } from "@/components/art/samrat";
import type { Home } from "@/content/home";
import { Artwork } from "../artwork";
import { DAY } from "../palette";
import { columns, GUTTER, MEASURE, SheetFrame, type SheetProps } from "../sheet-frame";
import { fitSize } from "../type";
import { Words } from "../words";

/** Where the name comes from, four figures with their meaning, four values, and the years to scale. */
export function CompanySheet({ content: { home, copy, issued }, set, number }: SheetProps) {
  const { heading, story, figureCaption, values } = home.about;
  return (
    <SheetFrame set={set} number={number} name={copy.brochure.sheets.company}>
      <Words kind="d1" size={fitSize([heading], MEASURE, "d1")} style={{ marginTop: 22 }} text={heading} />
      <View style={{ flexDirection: "row", gap: GUTTER, marginTop: 20 }}>
        <View style={{ width: columns(7) }}>
          <Artwork viewBox={samratNarrow.viewBox} markup={samratNarrow.markup()} width={columns(7)} />
          <Words kind="note" color={DAY.ink2} style={{ marginTop: 5 }} measure={columns(7)} text={figureCaption} />
        </View>
        <View style={{ width: columns(5), gap: 8, paddingLeft: 8 }}>
          {story.map((paragraph) => (
            <Words key={paragraph} kind="body" measure={columns(5) - 8} text={paragraph} />
          ))}
        </View>
      </View>
      <Figures about={home.about} />
      <Journey journey={home.about.journey} issued={issued} />
      <View style={{ flexDirection: "row", gap: GUTTER, marginTop: 32 }}>
        {values.map(({ title, text }) => (
          <View key={title} style={{ width: columns(3), borderTop: `0.6pt solid ${DAY.ink}`, paddingTop: 6 }}>
            <Words kind="h4" text={title} />
            <Words kind="small" color={DAY.ink2} style={{ marginTop: 3 }} measure={columns(3) - 4} text={text} />
          </View>
        ))}
      </View>
    </SheetFrame>
  );
}

/** Statistics and achievements, each figure once. */
export function figuresOf({ stats, achievements }: Home["about"]) {
  const described = stats.filter(({ number }, index) => stats.findIndex((stat) => stat.number === number) === index);
  const bare = achievements.filter(({ number }) => described.every((stat) => stat.number !== number));
  return { described, bare };
}

function Figures({ about }: { about: Home["about"] }) {
  const { described, bare } = figuresOf(about);
  return (
    <View style={{ marginTop: 28, borderTop: `1pt solid ${DAY.ink}` }}>
      <View style={{ flexDirection: "row", gap: GUTTER, paddingTop: 14 }}>
        {described.map(({ number, label, description }) => (
          <View key={label} style={{ width: columns(3) }}>
            <Words kind="num" size={41} text={number} />
            <Words kind="h4" style={{ marginTop: 8 }} text={label} />
            <Words kind="small" color={DAY.ink2} style={{ marginTop: 2 }} measure={columns(3) - 8} text={description} />
          </View>
        ))}
      </View>
      <View style={{ flexDirection: "row", gap: GUTTER, marginTop: 16, paddingTop: 9, borderTop: `0.6pt solid ${DAY.line}` }}>
        {bare.map(({ number, label }) => (
          <View key={label} style={{ width: columns(4), flexDirection: "row", alignItems: "baseline", gap: 7 }}>
            <Words kind="d2" size={22} text={number} />
            <Words kind="body" text={label} />
          </View>
        ))}
      </View>
    </View>
  );
}

/** The years since the beginning on one scale; what happened stands at its year. */
function Journey({ journey: { heading, milestones }, issued }: { journey: Home["about"]["journey"]; issued: string }) {
  const years = milestones.map(({ at }) => (at === "Present" ? Number(issued.slice(0, 4)) + 0.9 : at));
  const [first = 0, last = 1] = [years[0], years.at(-1)];
  const place = (year: number) => ((year - first) / (last - first)) * (MEASURE - 118);
  const ticks = Array.from({ length: Math.floor(last - first) + 1 }, (_, index) => first + index);
  return (
    <View style={{ marginTop: 28 }}>
      <Words kind="h3" text={heading} />
      <View style={{ height: 9, marginTop: 8 }}>
        <View
          style={{
            position: "absolute",
            left: 0,
            top: 4,
            width: place(last),
            borderTop: `1.4pt solid ${DAY.codes.primary.line}`,
          }}
        />
        {ticks.map((year) => (
          <View
            key={year}
            style={{ position: "absolute", left: place(year), top: 0, height: 9, borderLeft: `0.7pt solid ${DAY.ink}` }}
          />
        ))}
      </View>
      <View style={{ height: 34 }}>
        {milestones.map(({ at, text }, index) => (
          <View key={text} style={{ position: "absolute", left: place(years[index] ?? first), top: 3, width: 118 }}>
            <Words kind="label" text={String(at)} />
            <Words kind="small" color={DAY.ink2} measure={118} text={text} />
          </View>
        ))}
      </View>
    </View>
  );
}
