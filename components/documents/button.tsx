import { Link } from "@react-pdf/renderer";
import { DAY } from "./palette";
import { Words } from "./words";

interface ButtonProps {
  label: string;
  url: string;
  /** 1 on paper, more on a slide. */
  unit?: number;
}

/** The call to action: vermilion, its words in ink, and it leads to the contact page. */
export function Button({ label, url, unit = 1 }: ButtonProps) {
  return (
    <Link
      src={url}
      style={{
        backgroundColor: DAY.codes.primary.fill,
        paddingHorizontal: 16 * unit,
        paddingVertical: 11 * unit,
        textDecoration: "none",
      }}
    >
      <Words kind="h4" unit={unit} style={{ fontSize: 11 * unit }} text={label} />
    </Link>
  );
}
