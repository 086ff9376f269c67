interface Frame {
  width: number;
  height: number;
  /** Units between two images, so that no neighbour shows at an edge. */
  gap: number;
}

interface SheetImage {
  name: string;
  /** Its markup, moved down by so many units. */
  markupAt: (y: number) => string;
}

/** Images of one size below each other, each with a view of its name: an image of this file's part `#name` shows that one alone. */
export function imageSheet({ width, height, gap }: Frame, images: readonly SheetImage[]): string {
  const pitch = height + gap;
  const parts = images.map(({ name, markupAt }, index) => {
    const y = index * pitch;
    return `<view id="${name}" viewBox="0 ${y} ${width} ${height}"/>${markupAt(y)}`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${images.length * pitch}">${parts.join("")}</svg>`;
}
