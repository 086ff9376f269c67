import { Document } from "@react-pdf/renderer";
import type { ComponentProps, ReactNode } from "react";
import type { DocumentContent } from "./document-content";

interface SetDocumentProps extends Pick<ComponentProps<typeof Document>, "pageMode" | "pageLayout"> {
  content: Pick<DocumentContent, "site" | "issued">;
  copy: { title: string; subject: string };
  children: ReactNode;
}

/** A document of the set: says what it is, who made it, when and in what language. The dates are the content's, so that bytes repeat. */
export function SetDocument({ content: { site, issued }, copy: { title, subject }, children, ...opening }: SetDocumentProps) {
  return (
    <Document
      title={title}
      author={site.legalName}
      subject={subject}
      creator={site.name}
      producer={site.name}
      language="en-GB"
      creationDate={new Date(issued)}
      modificationDate={new Date(issued)}
      pdfVersion="1.7"
      {...opening}
    >
      {children}
    </Document>
  );
}
