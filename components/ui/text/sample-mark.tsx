interface SampleMarkProps {
  /** From content/sample-marks.ts. */
  label: string;
  /** Whether one mark at the head of the section speaks for all: then this one is for screen readers and the Markdown copies alone. */
  isUnseen?: boolean;
}

/** Says quietly that what it stands beside was invented, or is not vouched for yet. */
export function SampleMark({ label, isUnseen }: SampleMarkProps) {
  return <small className={isUnseen ? "sr-only" : "sample-mark"}>{label}</small>;
}
