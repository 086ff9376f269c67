import { brotliCompressSync } from "node:zlib";
import { isExported, readExportedBytes } from "../support/export";

/** kB of 1000 bytes. */
export const KB = 1000;

/** Size of a text with brotli, in bytes. */
export const brotli = (content: string | Buffer) => brotliCompressSync(content).length;

const weights = new Map<string, number>();

/** Size of a file of the export with brotli, in bytes: of the compressed copy, if the build made one. Computed once for each file. */
export function brotliOf(address: string): number {
  const compressed = `${address}.br`;
  const weight =
    weights.get(address) ?? (isExported(compressed) ? readExportedBytes(compressed).length : brotli(readExportedBytes(address)));
  weights.set(address, weight);
  return weight;
}
