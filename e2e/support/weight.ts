import { brotliCompressSync, gzipSync } from "node:zlib";
import { readExportedBytes } from "./export";

/** kB of 1000 bytes. */
export const KB = 1000;

/** Bytes as they come over the line. */
export const gzip = (content: string | Buffer) => gzipSync(content, { level: 9 }).length;
export const brotli = (content: string | Buffer) => brotliCompressSync(content).length;

/** Weighs each file of the export once, however many pages need it. */
function weighed(weigh: (content: Buffer) => number): (address: string) => number {
  const weights = new Map<string, number>();
  return (address) => {
    const weight = weights.get(address) ?? weigh(readExportedBytes(address));
    weights.set(address, weight);
    return weight;
  };
}
/** The same of a file of the export. */
export const gzipOf = weighed(gzip);
export const brotliOf = weighed(brotli);

export const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
export const kilobytes = (bytes: number) => `${(bytes / KB).toFixed(1)} kB`;
