import { MARK_EAST, MARK_VIEW_BOX, MARK_WEST } from "@/components/art/mark";

export const dynamic = "force-static";
export const dynamicParams = false;

/** Ink of the west quadrant and line of the east one, by theme: the tokens ink and p-l. */
const colours = {
  "mark-light.svg": { ink: "#0c1723", line: "#fb460d" },
  "mark-dark.svg": { ink: "#f4f4ef", line: "#ff5f2d" },
  "favicon.svg": { ink: "#0c1723", line: "#fb460d" },
};

/** A tab may be dark whatever the page's theme is: the favicon follows the system. */
const FOLLOWS_SYSTEM = "<style>@media(prefers-color-scheme:dark){path:first-of-type{fill:#f4f4ef}}</style>";

const isFile = (file: string): file is keyof typeof colours => file in colours;

export function generateStaticParams() {
  return Object.keys(colours).map((file) => ({ file }));
}

/** The two logo images, one for each theme (specification, section 2), and the sign in the browser's tab. */
export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }) {
  const { file } = await params;
  if (!isFile(file)) return new Response(null, { status: 404 });
  const { ink, line } = colours[file];
  const [x, y, width, height] = MARK_VIEW_BOX;
  const markup =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${width} ${height}">${file === "favicon.svg" ? FOLLOWS_SYSTEM : ""}<path fill="${ink}" d="${MARK_WEST}"/>` +
    `<path fill="none" stroke="${line}" stroke-width="1.5" d="${MARK_EAST}"/></svg>`;
  return new Response(markup, { headers: { "content-type": "image/svg+xml" } });
}
