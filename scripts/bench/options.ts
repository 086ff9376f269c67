import { parseArgs } from "node:util";
import { fail } from "../lib/fail";

/** An export to measure, and the addresses to open on it. */
export interface Target {
  /** "this site", or the name given with --against. */
  name: string;
  /** Folder of the export. */
  folder: string;
  addresses: string[];
}

const DEFAULT_ADDRESSES = ["/", "/services/devops/", "/industry/healthcare/", "/contact/", "/faq/"];

function rivalFrom(text: string): Pick<Target, "name" | "folder"> {
  const [, name, folder] = /^([^=]+)=(.+)$/.exec(text) ?? [];
  if (!name || !folder) fail(`--against ${text} is not NAME=FOLDER, such as --against old=../old-export`);
  return { name, folder };
}

/**
 * Reads the command line: the number of rounds after the warm-up, the addresses, other exports to measure at `/` within the same rounds, and the file
 * for the results. Ends the command where something is wrong with it.
 */
export function optionsFrom(words: string[]) {
  const { values, positionals } = parseArgs({
    args: words,
    allowPositionals: true,
    options: {
      against: { type: "string", multiple: true, default: [] },
      out: { type: "string", default: ".reports/bench.json" },
    },
  });
  const addresses = positionals.filter((word) => word.startsWith("/"));
  const counts = positionals.filter((word) => /^[1-9]\d*$/.test(word));
  const unknown = positionals.filter((word) => !addresses.includes(word) && !counts.includes(word));
  if (unknown.length > 0) fail(`${unknown.join(" ")}: neither a number of runs nor an address that begins with a slash`);
  return {
    runs: Number(counts[0] ?? 5),
    addresses: addresses.length > 0 ? addresses : DEFAULT_ADDRESSES,
    against: values.against.map(rivalFrom),
    out: values.out,
  };
}
