import { readdirSync, readFileSync } from "node:fs";

/** Kilobytes of memory a process has to itself (its share of what it shares), its parent, by process id. Linux only. */
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

/** Watches a process, by its id, and all its descendants. `stop` returns the most memory they had together, in bytes; undefined where there is no /proc. */
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
