import { brotliCompressSync, gzipSync } from "node:zlib";
import { isExported, readExportedBytes } from "./export";

/** kB of 1000 bytes. */
export const KB = 1000;

/** Bytes as they come over the line. */
export const gzip = (content: string | Buffer) => gzipSync(content, { level: 9 }).length;
export const brotli = (content: string | Buffer) => brotliCompressSync(content).length;

/** Weighs each file of the export once, however many pages need it: as the build has compressed it beside the file, else anew. */
function weighed(extension: "gz" | "br", weigh: (content: Buffer) => number): (address: string) => number {
  const weights = new Map<string, number>();
  return (address) => {
    const compressed = `${address}.${extension}`;
    const weight =
      weights.get(address) ?? (isExported(compressed) ? readExportedBytes(compressed).length : weigh(readExportedBytes(address)));
    weights.set(address, weight);
    return weight;
  };
}
/** The same of a file of the export. */
export const gzipOf = weighed("gz", gzip);
export const brotliOf = weighed("br", brotli);

export const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
export const kilobytes = (bytes: number) => `${(bytes / KB).toFixed(1)} kB`;
