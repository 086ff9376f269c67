/**
 * Says quietly that what it stands beside was invented, or is not vouched for yet. The words come from content/sample-marks.ts. Inside `all-samples`
 * only Markdown copies show it: on the page one mark at the head of the section speaks for all.
 */
export function SampleMark({ label }: { label: string }) {
  return <small className="sample-mark">{label}</small>;
}
