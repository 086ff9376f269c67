import { pathPoints } from "@/components/test-support/path-points";
import { shortenPath } from "./shorten-path";

describe("shortenPath", () => {
  it("writes relative commands, and H and V, without needless separators", () => {
    expect(shortenPath("M100.5 100.5L110.5 100.5L110.5 120.5L100 110")).toBe("M100.5 100.5h10v20l-10.5-10.5");
    expect(shortenPath("M0 0L0.5 0.5L1 0")).toBe("M0 0l.5 .5 .5-.5");
  });

  it("rounds absolute positions, so that errors do not add up", () => {
    const steps = Array.from({ length: 100 }, () => "l0.333 0.333").join("");
    const [x, y] = pathPoints(shortenPath(`M0 0${steps}`, 1)).at(-1) ?? [0, 0];
    expect(Math.abs(x - 33.3)).toBeLessThan(0.06);
    expect(Math.abs(y - 33.3)).toBeLessThan(0.06);
  });

  it("keeps radii and flags of arcs and returns to the start after a close", () => {
    expect(shortenPath("M0 10A5 5 0 0 1 10 10Z M0 10L5 10")).toBe("M0 10a5 5 0 0 1 10 0z m0 0h5");
  });

  it("refuses what is not path data", () => {
    expect(() => shortenPath("M0 NaN")).toThrow("path data");
    expect(() => shortenPath("M0 0L1")).toThrow("missed param");
    expect(() => shortenPath("M0 0X1 1")).toThrow("bad command");
  });
});
