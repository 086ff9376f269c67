import { animate } from "motion/mini";
import { stubBrowser } from "@/components/test-support/media";

jest.mock("motion/mini", () => ({ animate: jest.fn() }));

const element = document.createElement("p");
const from = ["rotate(-180deg)", "rotate(0deg)"] as const;
/** As a page that has just been opened knows it: nothing fetched yet. */
const fresh = async (arrive: () => unknown = () => ({ animate })) => {
  jest.resetModules();
  jest.doMock("motion/mini", arrive);
  return import("./animate-transform");
};

beforeEach(() => {
  stubBrowser();
  jest.mocked(animate).mockClear();
});

it("moves from one place to the other once Motion is here", async () => {
  const { prepareToMove, move } = await fresh();
  await prepareToMove();
  move(element, [...from], 0.48);
  expect(animate).toHaveBeenCalledWith(element, { transform: from }, expect.objectContaining({ duration: 0.48 }));
});

it("changes place without moving where Motion has not arrived", async () => {
  const { move } = await fresh();
  expect(() => move(element, [...from], 0.48)).not.toThrow();
  expect(animate).not.toHaveBeenCalled();
});

it("does without a Motion that failed to arrive", async () => {
  const { prepareToMove, move } = await fresh(() => {
    throw new Error("Failed to load chunk");
  });
  await expect(prepareToMove()).resolves.toBeUndefined();
  expect(() => move(element, [...from], 0.48)).not.toThrow();
  expect(animate).not.toHaveBeenCalled();
});

it("is off when the visitor wants less motion, even if that wish comes later", async () => {
  const { prepareToMove, move } = await fresh();
  await prepareToMove();
  stubBrowser({ reducedMotion: true });
  move(element, [...from], 0.48);
  expect(animate).not.toHaveBeenCalled();
});

it("fetches nothing for those who want less motion", async () => {
  stubBrowser({ reducedMotion: true });
  const { prepareToMove, move } = await fresh();
  await prepareToMove();
  stubBrowser();
  move(element, [...from], 0.48);
  expect(animate).not.toHaveBeenCalled();
});
