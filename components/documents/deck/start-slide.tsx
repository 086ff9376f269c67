import { View } from "@react-pdf/renderer";
import { Button } from "../button";
import { ContactDetails } from "../contact-details";
import { NIGHT } from "../palette";
import type { SheetProps } from "../sheet-frame";
import { Words } from "../words";
import { columns, GUTTER, MEASURE, SlideFrame } from "./slide-frame";

/** The last slide stays on the wall while people talk: what to send, and whom to ring. */
export function StartSlide({ content: { site, contact, copy, home, urls }, set, number }: SheetProps) {
  return (
    <SlideFrame set={set} number={number} name={copy.deck.slides.start} scheme={NIGHT}>
      <Words kind="d0" size={84} color={NIGHT.ink} measure={MEASURE} style={{ marginTop: 22 }} text={contact.hero.heading} />
      <View style={{ flexDirection: "row", gap: GUTTER, marginTop: 30 }}>
        <View style={{ width: columns(5), alignItems: "flex-start" }}>
          <Words
            kind="lead"
            size={19}
            color={NIGHT.ink}
            measure={columns(5) - 10}
            text={`${contact.banner.heading} ${contact.banner.text}`}
          />
          <View style={{ marginTop: 20 }}>
            <Button label={home.hero.action} url={urls.contact} unit={1.6} />
          </View>
        </View>
        <ContactDetails site={site} contact={contact} scheme={NIGHT} widths={[columns(3) + GUTTER, columns(4)]} unit={1.4} />
      </View>
    </SlideFrame>
  );
}
