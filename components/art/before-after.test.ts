import { countDrawing } from "./before-after";

const pieces = (data: string) => data.match(/M/g)?.length;

describe("what a claim counts", () => {
  it("is a piece for each, or for every five", () => {
    expect(pieces(countDrawing("pieces", 5, 8).counted)).toBe(5);
    expect(pieces(countDrawing("pieces", 40, 40).counted)).toBe(40);
    expect(pieces(countDrawing("fives", 195, 195).counted)).toBe(39);
  });

  it("draws before and after to one scale: pieces of one size", () => {
    const sizes = (value: number, most: number) => countDrawing("pieces", value, most).counted.match(/h[\d.]+v[\d.]+/)?.[0];
    expect(sizes(5, 8)).toBe(sizes(8, 8));
    expect(sizes(5, 40)).toBe(sizes(40, 40));
  });

  it("is a sector of the dial, thirty degrees for each hour", () => {
    const end = (hours: number) =>
      /([\d.]+) ([\d.]+)Z$/
        .exec(countDrawing("hours", hours, 12).counted)
        ?.slice(1)
        .map(Number);
    expect(end(3)).toEqual([71, 37]);
    expect(end(6)).toEqual([37, 71]);
    expect(end(9)).toEqual([3, 37]);
  });
});
