/** A page of twelve columns: its width, the margins at left and right, and the gutters between the columns, in points. */
interface PageFrame {
  width: number;
  margin: number;
  gutter: number;
}

/** Width of that many of a page's twelve columns, with the gutters between them, in points. */
export const columnsOf = ({ width, margin, gutter }: PageFrame, count: number): number =>
  ((width - 2 * margin + gutter) * count) / 12 - gutter;
