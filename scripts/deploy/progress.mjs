import cliProgress from "cli-progress";

/**
 * A bar for each step of a deploy; where there is no terminal (CI), a line for each step.
 * @param {NodeJS.WriteStream} stream
 */
export function progressOn(stream) {
  /** @type {import("cli-progress").SingleBar | undefined} */
  let bar;
  const end = () => {
    bar?.stop();
    bar = undefined;
  };
  return {
    begin(/** @type {string} */ step, /** @type {number} */ total) {
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
