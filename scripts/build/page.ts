/** One HTML file of the export. Steps take a page and return it changed; only write.ts touches the disk. */
export interface Page {
  /** Path inside the export, with forward slashes, such as "faq/index.html". */
  file: string;
  html: string;
}
