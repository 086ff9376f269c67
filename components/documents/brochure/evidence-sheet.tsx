import { View } from "@react-pdf/renderer";
import { marks } from "@/components/art/client-marks";
import { measuredOf, toneAt } from "@/components/sections/measured";
import { Artwork } from "../artwork";
import type { DocumentContent } from "../document-content";
import { MeasuredClaim } from "../measured-claim";
import { DAY } from "../palette";
import { columns, GUTTER, MEASURE, SheetFrame, type SheetProps } from "../sheet-frame";
import { fitSize } from "../type";
import { Words } from "../words";

/** Three measured changes with who said so, three badges, and the questions that decide. */
export function EvidenceSheet({ content, set, number }: SheetProps) {
  const { evidenceHeading, evidenceNote, questionsHeading, sheets } = content.copy.brochure;
  return (
    <SheetFrame set={set} number={number} name={sheets.evidence}>
      <Words kind="d1" size={fitSize([evidenceHeading], MEASURE, "d1")} style={{ marginTop: 22 }} text={evidenceHeading} />
      <Words kind="note" color={DAY.ink2} style={{ marginTop: 6, marginBottom: 12 }} text={evidenceNote} />
      <Changes content={content} />
      <Badges content={content} />
      <Words kind="d2" style={{ marginTop: 24, marginBottom: 12 }} text={questionsHeading} />
      <View style={{ flexDirection: "row", flexWrap: "wrap", columnGap: GUTTER }}>
        {content.questions.map(({ question, answer }) => (
          <View
            key={question}
            style={{ width: columns(6), borderTop: `0.6pt solid ${DAY.ink}`, paddingTop: 6, paddingBottom: 12, paddingRight: 8 }}
          >
            <Words kind="h3" style={{ marginBottom: 4 }} measure={columns(6) - 8} text={question} />
            <Words kind="small" measure={columns(6) - 8} text={answer} />
          </View>
        ))}
      </View>
    </SheetFrame>
  );
}

function Changes({ content: { testimonials } }: { content: DocumentContent }) {
  return (
    <View style={{ flexDirection: "row", gap: GUTTER }}>
      {measuredOf(testimonials).map(({ id, measure, content, name, position, company }, index) => (
        <View key={id} style={{ width: columns(4), borderTop: `1pt solid ${DAY.ink}`, paddingTop: 7, paddingRight: 6 }}>
          <MeasuredClaim measure={measure} tone={toneAt(index)} width={columns(4) - 6} />
          <Words kind="body" style={{ marginTop: 4 }} measure={columns(4) - 6} text={content} />
          <Words
            kind="note"
            color={DAY.ink2}
            style={{ marginTop: 5 }}
            measure={columns(4) - 6}
            text={`${name}, ${position}, ${company}`}
          />
        </View>
      ))}
    </View>
  );
}

function Badges({ content: { badges } }: { content: DocumentContent }) {
  return (
    <View
      style={{
        flexDirection: "row",
        gap: GUTTER,
        marginTop: 18,
        borderTop: `0.6pt solid ${DAY.line2}`,
        borderBottom: `0.6pt solid ${DAY.line2}`,
        paddingVertical: 9,
      }}
    >
      {badges.map(({ name, text, mark }) => (
        <View key={name} style={{ width: columns(4), flexDirection: "row", gap: 8, alignItems: "center" }}>
          <Artwork viewBox={marks[mark].viewBox} markup={marks[mark].markup()} width={30} />
          <View style={{ flexShrink: 1 }}>
            <Words kind="h4" text={name} />
            <Words kind="small" size={8} color={DAY.ink2} measure={columns(4) - 44} text={text} />
          </View>
        </View>
      ))}
    </View>
  );
}
