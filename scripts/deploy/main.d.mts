/** What the command needs of the machine it runs on. */
interface World {
  /** The export. */
  folder: string;
  /** What its build says of itself (scripts/release/report.ts). */
  report: string;
  stdout: NodeJS.WriteStream;
  stderr: NodeJS.WriteStream;
  environment: Record<string, string | undefined>;
  /** Milliseconds since 1970. */
  now?: () => number;
}

export function main(argv: string[], world: World): Promise<number>;
