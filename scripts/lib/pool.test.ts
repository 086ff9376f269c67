import { mapWithConcurrency } from "./pool";

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

test("runs at most `width` at a time, each item once, results in order", async () => {
  let [running, most] = [0, 0];
  const results = await mapWithConcurrency([5, 1, 4, 1, 3], 3, async (item) => {
    running += 1;
    most = Math.max(most, running);
    await pause(item);
    running -= 1;
    return item * 10;
  });
  expect([most, results]).toEqual([3, [50, 10, 40, 10, 30]]);
});

test("after a failure starts nothing more and waits for what is running", async () => {
  const log: string[] = [];
  const act = async (item: number) => {
    log.push(`begin ${item}`);
    await pause(item === 1 ? 1 : 10);
    if (item === 1) throw new Error("first");
    log.push(`end ${item}`);
  };
  await expect(mapWithConcurrency([1, 2, 3, 4], 2, act)).rejects.toThrow("first");
  expect(log).toEqual(["begin 1", "begin 2", "end 2"]);
});
