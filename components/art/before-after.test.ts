import { countDrawing } from "./before-after";

const pieces = (data: string) => data.match(/M/g)?.length;

describe("what a claim counts", () => {
  it("is a piece for each, or for every ten", () => {
    expect(pieces(countDrawing("pieces", 25).counted)).toBe(25);
    expect(pieces(countDrawing("pieces", 40).counted)).toBe(40);
    expect(pieces(countDrawing("tens", 780).counted)).toBe(78);
  });

  it("is a sector of the dial, thirty degrees for each hour", () => {
    const end = (hours: number) => /([\d.]+) ([\d.]+)Z$/.exec(countDrawing("hours", hours).counted)?.slice(1).map(Number);
    expect(end(3)).toEqual([71, 37]);
    expect(end(6)).toEqual([37, 71]);
    expect(end(9)).toEqual([3, 37]);
  });
});
