import { documentDrawings } from "@/components/art/documents/registry";
import { Drawing } from "@/components/art/drawing";
import { RichText } from "@/components/ui/text/rich-text";
import type { DocumentDrawing } from "@/content/schemas/fields";
import type { Block } from "@/content/types";
import { RuledTable } from "./lists/ruled-table";
import { Paper } from "./paper";

type Documents = Extract<Block, { kind: "items" }>["items"];

/** Documents of one sample project, each to open; the first one stands open. */
export function SampleDocuments({ documents }: { documents: Documents }) {
  return (
    <div className="questions counted mx-mar">
      {documents.map(({ title, text, sample }, index) => (
        <details key={title} className="answer" open={index === 0}>
          <summary>
            <h3>{title}</h3>
          </summary>
          <p>
            <RichText text={text} />
          </p>
          {sample && (
            <Paper title={title}>
              {sample.drawing && <DrawnDocument name={sample.drawing} />}
              <RuledTable look="dense" caption={title} columns={sample.columns} rows={sample.rows.map((cells) => ({ cells }))} />
            </Paper>
          )}
        </details>
      ))}
    </div>
  );
}

/** A document's drawing; record.css stands it beside the table where there is room. */
function DrawnDocument({ name }: { name: DocumentDrawing }) {
  const { viewBox, markup, title } = documentDrawings[name];
  return <Drawing viewBox={viewBox} markup={markup()} id={name} title={title} />;
}
