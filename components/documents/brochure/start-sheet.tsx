import { View } from "@react-pdf/renderer";
import { Button } from "../button";
import { ContactDetails } from "../contact-details";
import { NumberBalloon } from "../marks";
import { NIGHT } from "../palette";
import { columns, GUTTER, MEASURE, SheetFrame, type SheetProps } from "../sheet-frame";
import { Words } from "../words";

/** The night panel: what to send, what it costs to ask, and everybody's number. */
export function StartSheet({ content, set, number }: SheetProps) {
  const { site, contact, copy, home, urls } = content;
  const { sheets, steps, budgetsHeading } = copy.brochure;
  return (
    <SheetFrame set={set} number={number} name={sheets.start} scheme={NIGHT}>
      <Words kind="d0" color={NIGHT.ink} style={{ marginTop: 40 }} measure={MEASURE} text={contact.hero.heading} />
      <View style={{ flexDirection: "row", gap: GUTTER, marginTop: 26, alignItems: "flex-start" }}>
        <Words kind="lead" color={NIGHT.ink} measure={columns(7)} text={contact.hero.lead} />
        <View style={{ width: columns(5), paddingLeft: 12, alignItems: "flex-start" }}>
          <Button label={home.hero.action} url={urls.contact} />
        </View>
      </View>
      <Words kind="d2" color={NIGHT.ink} style={{ marginTop: 46, marginBottom: 14 }} text={steps.heading} />
      <View style={{ flexDirection: "row", gap: GUTTER }}>
        {steps.items.map(({ title, text }, index) => (
          <View key={title} style={{ width: columns(4), borderTop: `0.8pt solid ${NIGHT.ink}`, paddingTop: 7, paddingRight: 10 }}>
            <View style={{ flexDirection: "row", alignItems: "center", gap: 6, marginBottom: 4 }}>
              <NumberBalloon number={index + 1} scheme={NIGHT} />
              <Words kind="h3" color={NIGHT.ink} text={title} />
            </View>
            <Words kind="body" color={NIGHT.ink2} measure={columns(4) - 10} text={text} />
          </View>
        ))}
      </View>
      <View style={{ marginTop: 46 }}>
        <ContactDetails site={site} contact={contact} scheme={NIGHT} widths={[columns(6), columns(6) + GUTTER]} />
      </View>
      <View style={{ borderTop: `0.7pt solid ${NIGHT.line2}`, paddingTop: 6 }}>
        <Words kind="label" color={NIGHT.ink2} style={{ marginBottom: 4 }} text={budgetsHeading} />
        <View style={{ flexDirection: "row", flexWrap: "wrap" }}>
          {contact.budgets.map((budget) => (
            <Words
              key={budget}
              kind="body"
              color={NIGHT.ink}
              style={{ paddingVertical: 1.4 }}
              measure={MEASURE / 3 - 4}
              text={budget}
            />
          ))}
        </View>
      </View>
      <Words
        kind="lead"
        color={NIGHT.codes.primary.text}
        style={{ marginTop: 34 }}
        text={`${contact.banner.heading} ${contact.banner.text}`}
      />
    </SheetFrame>
  );
}
