import cliProgress from "cli-progress";

/** A progress bar for each step of a deploy; without a terminal (CI), a line for each step. */
export function progressOn(stream: NodeJS.WritableStream & { isTTY?: boolean }) {
  let bar: cliProgress.SingleBar | undefined;
  const end = () => {
    bar?.stop();
    bar = undefined;
  };
  return {
    begin(step: string, total: number) {
      end();
      if (!stream.isTTY) {
        stream.write(`${step}: ${total}\n`);
        return;
      }
      const format = `${step.padEnd(17)} {bar} {value}/{total}`;
      bar = new cliProgress.SingleBar({ format, stream, hideCursor: true }, cliProgress.Presets.shades_classic);
      bar.start(total, 0);
    },
    tick: () => bar?.increment(),
    end,
  };
}
