import { brotliCompressSync } from "node:zlib";
import { isExported, readExportedBytes } from "../support/export";

/** kB of 1000 bytes. */
export const KB = 1000;

/** Bytes as they come over the line. */
export const brotli = (content: string | Buffer) => brotliCompressSync(content).length;

const weights = new Map<string, number>();

/** The same of a file of the export, weighed once, however many pages need it: as the build has compressed it beside the file, else anew. */
export function brotliOf(address: string): number {
  const compressed = `${address}.br`;
  const weight =
    weights.get(address) ?? (isExported(compressed) ? readExportedBytes(compressed).length : brotli(readExportedBytes(address)));
  weights.set(address, weight);
  return weight;
}

export const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
