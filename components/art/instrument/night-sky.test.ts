import { pointsOf } from "@/components/test-support/markup";
import { altitude, starPosition, turningSky } from "./night-sky";

describe("night sky", () => {
  /** Any place north of the equator. */
  const LATITUDE = 26.92;
  const sky = { pole: [0, 0], scale: 1, siderealHours: 6.25 } as const;

  it("has the Pole Star at the latitude of its place, within its small circle", () => {
    for (const hours of [0, 6, 12, 18]) expect(Math.abs(altitude("polaris", LATITUDE, hours) - LATITUDE)).toBeLessThan(0.74);
    expect(altitude("kochab", LATITUDE, 14.8451)).toBeCloseTo(90 - (74.1555 - LATITUDE), 1);
  });

  it("has the pointers of the Dipper in line with the pole, and Cassiopeia across from it", () => {
    const [merak, dubhe, navi] = [starPosition("merak", sky), starPosition("dubhe", sky), starPosition("navi", sky)];
    const direction = ([x, y]: readonly [number, number]) => (Math.atan2(y, x) * 180) / Math.PI;
    expect(Math.abs(direction(merak) - direction(dubhe))).toBeLessThan(1);
    expect(merak[0]).toBeGreaterThan(20);
    expect(navi[0]).toBeLessThan(-20);
  });

  it("turns anticlockwise about the pole, as the northern sky does", () => {
    const later = starPosition("dubhe", { ...sky, siderealHours: sky.siderealHours + 1 });
    expect(later[1]).toBeLessThan(starPosition("dubhe", sky)[1]);
  });

  it("has, where it turns, only figures that never leave the free circle about the pole", () => {
    const turning = (free: number) => turningSky({ ...sky, latitude: LATITUDE, free });
    const figures = (free: number) => /class="d-l1 d-mm" d="([^"]*)"/.exec(turning(free))?.[1]?.match(/M/gi)?.length ?? 0;
    // the Pole Star alone, the Little Bear, Cepheus and Cassiopeia, the Dipper
    expect([18, 19, 34, 42].map(figures)).toEqual([0, 1, 3, 4]);
    for (const free of [19, 34]) {
      const farthest = Math.max(...pointsOf(turning(free)).map(([x, y]) => Math.hypot(x, y)));
      expect(farthest).toBeLessThan(free + 3);
    }
  });
});
