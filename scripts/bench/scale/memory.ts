import { readdirSync, readFileSync } from "node:fs";

/** Parent and memory of every process: its proportional set size (PSS) in kilobytes. Linux only. */
function processes() {
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => {
      try {
        const parent = Number(/^PPid:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]);
        const size = Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, "utf8"))?.[1] ?? 0);
        return [{ pid: Number(pid), parent, size }];
      } catch {
        // Gone since the list was read.
        return [];
      }
    });
}

/** Watches the memory of a process and all its descendants. `stop` returns the maximum of their sum in bytes; undefined if there is no /proc. */
export function peakMemoryOf(root: number) {
  let peak = 0;
  const look = () => {
    const all = processes();
    const family = new Set([root]);
    for (let before = 0; before !== family.size; ) {
      before = family.size;
      for (const { pid, parent } of all) if (family.has(parent)) family.add(pid);
    }
    peak = Math.max(peak, all.reduce((sum, { pid, size }) => (family.has(pid) ? sum + size : sum), 0) * 1024);
  };
  const timer = process.platform === "linux" ? setInterval(look, 500) : undefined;
  return {
    stop() {
      clearInterval(timer);
      return timer && peak;
    },
  };
}
