import { View } from "@react-pdf/renderer";
import { aboutScenes } from "@/components/art/scenes/registry";
import { DurationBars } from "../duration-bars";
import { NumberBalloon } from "../marks";
import { durationsOf, type MethodBlocks, methodBlocks } from "../method-blocks";
import { MethodScene } from "../method-scene";
import { DAY } from "../palette";
import { columns, GUTTER, MEASURE, SheetFrame, type SheetProps } from "../sheet-frame";
import { Words } from "../words";

/** The method as one line: the gallery of twelve weeks, nine steps, durations to scale, and who decides. */
export function MethodSheet({ content: { copy, method }, set, number }: SheetProps) {
  const blocks = methodBlocks(method);
  const scene = aboutScenes[method.slug];
  return (
    <SheetFrame set={set} number={number} name={copy.brochure.sheets.method}>
      <View
        style={{ flexDirection: "row", justifyContent: "space-between", alignItems: "flex-end", marginTop: 16, marginBottom: 10 }}
      >
        <Words kind="d2" size={30} measure={columns(6)} text={method.hero.claim} />
        <Words kind="body" measure={columns(5)} text={method.hero.lead} />
      </View>
      {scene && <MethodScene scene={scene} steps={blocks.steps.steps.length} width={MEASURE} isFlat />}
      <Words kind="note" color={DAY.ink2} style={{ marginTop: 4 }} text={method.drawing.caption} />
      <Steps blocks={blocks} />
      <View style={{ flexDirection: "row", gap: GUTTER, marginTop: 9 }}>
        <View style={{ width: columns(5) }}>
          <Words kind="h3" style={{ marginBottom: 8 }} text={copy.brochure.durationsHeading} />
          <DurationBars durations={durationsOf(blocks)} width={columns(5) - 6} />
        </View>
        <View style={{ width: columns(7), paddingLeft: 8 }}>
          <Decisions table={blocks.decisions} />
        </View>
      </View>
    </SheetFrame>
  );
}

function Steps({ blocks: { steps } }: { blocks: MethodBlocks }) {
  return (
    <View style={{ flexDirection: "row", flexWrap: "wrap", columnGap: GUTTER, marginTop: 12 }}>
      {steps.steps.map(({ title, when, text }, index) => (
        <View key={title} style={{ width: columns(4), borderTop: `0.6pt solid ${DAY.ink}`, paddingTop: 4, paddingBottom: 6 }}>
          <View style={{ flexDirection: "row", alignItems: "center", gap: 5 }}>
            <NumberBalloon number={index + 1} />
            <Words kind="h4" text={title} />
          </View>
          <Words kind="note" color={DAY.codes.primary.text} size={8} style={{ marginTop: 2 }} text={when} />
          <Words kind="small" size={8.1} style={{ marginTop: 2 }} measure={columns(4) - 4} text={text} />
        </View>
      ))}
    </View>
  );
}

function Decisions({ table: { heading, columns: names, rows } }: { table: MethodBlocks["decisions"] }) {
  return (
    <View>
      <Words kind="h3" style={{ marginBottom: 5 }} text={heading} />
      {[names, ...rows].map((cells, row) => (
        <View
          key={cells.join()}
          style={{
            flexDirection: "row",
            gap: 6,
            borderTop: `${row === 0 ? 1 : 0.5}pt solid ${row === 0 ? DAY.ink : DAY.line}`,
            paddingVertical: 2.6,
          }}
        >
          {cells.slice(0, 2).map((cell, column) => (
            <Words
              key={cell}
              kind={row === 0 ? "note" : "small"}
              size={8}
              color={row === 0 || column === 1 ? DAY.ink2 : DAY.ink}
              measure={column === 0 ? columns(3) + 4 : columns(4) - 16}
              text={cell}
            />
          ))}
        </View>
      ))}
    </View>
  );
}
