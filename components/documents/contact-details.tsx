import { View } from "@react-pdf/renderer";
import { timeWords } from "@/components/clocks/zone-time";
import type { Contact } from "@/content/contact";
import type { Site } from "@/content/site";
import type { Scheme } from "./palette";
import { Words } from "./words";

interface ContactDetailsProps {
  site: Site;
  contact: Contact;
  scheme: Scheme;
  /** Widths of the two columns in points. */
  widths: readonly [phone: number, offices: number];
  unit?: number;
}

/** Phone lines and e-mail, offices and hours; every line can be clicked. */
export function ContactDetails({ site, contact: { cards }, scheme, widths, unit = 1 }: ContactDetailsProps) {
  const [wide, narrow] = widths;
  const { city, region, country } = site.headOffice;
  const hours = site.businessHours.map(({ label, opens, closes }) => ({
    label,
    value: `${timeWords(opens)} to ${timeWords(closes)}`,
  }));
  return (
    <View style={{ flexDirection: "row" }}>
      <View style={{ width: wide, paddingRight: 14 * unit }}>
        <Card heading={cards.phone.heading} scheme={scheme} unit={unit}>
          {site.phones.map(({ country: label, display, href }) => ({ label, value: display, url: href }))}
        </Card>
        <Card heading={cards.email.heading} scheme={scheme} unit={unit}>
          {[{ value: site.email, url: `mailto:${site.email}` }]}
        </Card>
      </View>
      <View style={{ width: narrow }}>
        <Card heading={cards.offices.heading} scheme={scheme} unit={unit}>
          {[
            { label: cards.offices.head, value: `${city}, ${region}, ${country}` },
            { label: cards.offices.global, value: site.globalOffices.join(", ") },
          ]}
        </Card>
        <Card heading={cards.hours.heading} scheme={scheme} unit={unit}>
          {[...hours, { label: cards.hours.support, value: cards.hours.supportHours }]}
        </Card>
      </View>
    </View>
  );
}

interface Row {
  label?: string;
  value: string;
  url?: string;
}

function Card({ heading, scheme, unit, children }: { heading: string; scheme: Scheme; unit: number; children: readonly Row[] }) {
  return (
    <View style={{ borderTop: `${0.7 * unit}pt solid ${scheme.line2}`, paddingTop: 6 * unit, marginBottom: 12 * unit }}>
      <Words kind="label" unit={unit} color={scheme.ink2} style={{ marginBottom: 3 * unit }} text={heading} />
      {children.map(({ label, value, url }) => (
        <View key={value} style={{ flexDirection: "row", justifyContent: "space-between", paddingVertical: 1.4 * unit }}>
          {label && <Words kind="body" unit={unit} color={scheme.ink2} text={label} />}
          <Words kind="body" unit={unit} color={scheme.ink} url={url} text={value} />
        </View>
      ))}
    </View>
  );
}
