import { ArtUse } from "@/components/art/drawing";
import { listed, PhoneDisclosure } from "@/components/ui/phone-disclosure";
import { NoWrap } from "@/components/ui/text/no-wrap";
import { RichText } from "@/components/ui/text/rich-text";
import type { Way } from "@/content/schemas/fields";
import type { Industry } from "@/content/types";

interface WiringProps {
  /** The sign of the trade, in the box at left. */
  icon: Industry["icon"];
  connections: Industry["integrations"]["items"];
  /** How data travels over a connection, in words. */
  labels: Readonly<Record<Way, string>>;
}

/** A wiring diagram: the trade's box, a trunk, and a branch to each connection whose node shows how the data travels. The drawing is decoration. */
export function Wiring({ icon, connections, labels }: WiringProps) {
  return (
    <div className="wiring">
      <ArtUse sprite="glyphs" name={icon} />
      <PhoneDisclosure label={listed(connections.map(({ name }) => name))} summaryClassName="summary-row font-medium">
        <ul className="wires">
          {connections.map(({ name, by, text }) => (
            <li key={name}>
              <ArtUse sprite="glyphs" name={`way-${by}`} />
              <h3>
                <NoWrap text={name} />
              </h3>
              <p className="caption">{labels[by]}</p>
              <p>
                <RichText text={text} />
              </p>
            </li>
          ))}
        </ul>
      </PhoneDisclosure>
    </div>
  );
}
