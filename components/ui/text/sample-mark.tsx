/** Says quietly that what it stands beside was invented, or is not vouched for yet. The words come from content/sample-marks.ts. */
export function SampleMark({ label }: { label: string }) {
  return <small className="sample-mark">{label}</small>;
}
