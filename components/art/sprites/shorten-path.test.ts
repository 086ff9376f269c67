import { pathPoints } from "./path-data";
import { shortenPath } from "./shorten-path";

describe("shortenPath", () => {
  it("chooses relative commands, drops repeated letters and needless separators", () => {
    expect(shortenPath("M100.5 100.5L110.5 100.5L110.5 120.5L100 110")).toBe("m100.5 100.5h10v20l-10.5-10.5");
    expect(shortenPath("M100.25 100.25L110.5 113.75L0 0")).toBe("m100.25 100.25 10.25 13.5L0 0");
    expect(shortenPath("M0 0L0.5 0.5L1 0")).toBe("m0 0 .5.5.5-.5");
    expect(shortenPath("M10 10L20 15L30 10L40 15")).toBe("m10 10 10 5 10-5 10 5");
  });

  it("rounds absolute positions, so that errors do not add up", () => {
    const steps = Array.from({ length: 100 }, () => "l0.333 0.333").join("");
    const [x, y] = pathPoints(shortenPath(`M0 0${steps}`, 1)).at(-1) ?? [0, 0];
    expect(Math.abs(x - 33.3)).toBeLessThan(0.06);
    expect(Math.abs(y - 33.3)).toBeLessThan(0.06);
  });

  it("keeps radii and flags of arcs and returns to the start after a close", () => {
    expect(shortenPath("M0 10A5 5 0 0 1 10 10Z M0 10L5 10")).toBe("m0 10a5 5 0 0 1 10 0zm0 0h5");
  });

  it("refuses what is not path data", () => {
    expect(() => shortenPath("M0 NaN")).toThrow("path");
    expect(() => shortenPath("M0 0L1")).toThrow("takes 2");
    expect(() => shortenPath("M0 0X1 1")).toThrow("unknown command");
  });
});
