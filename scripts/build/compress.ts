import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { isCompressible } from "../hosts/headers";

/** Bytes below which a compressed copy saves less than its own headers cost. */
const MIN_SIZE = 1024;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Whether a file of the export gets copies beside it. */
export const hasCopies = (file: string, size: number): boolean => size >= MIN_SIZE && isCompressible(file);

/** The router's payloads are four fifths of an export and fetched ahead of need: 2 % larger for a sixth of the time. */
const quality = (file: string) => (file.endsWith(".txt") ? 10 : 11);

/** A file's content as .br and .gz. Runs in zlib's own threads. */
export async function compressed(file: string, content: Buffer): Promise<Record<"br" | "gz", Buffer>> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality(file), [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  const [br, gz] = await Promise.all([brotli(content, { params }), zip(content, { level: 9 })]);
  return { br, gz };
}
