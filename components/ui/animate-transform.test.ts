/** @jest-environment jsdom */
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
  const { loadMotion, animateTransform } = await fresh();
  await loadMotion();
  animateTransform(element, [...from], 0.48);
  expect(animate).toHaveBeenCalledWith(element, { transform: from }, expect.objectContaining({ duration: 0.48 }));
});

it("changes place without moving where Motion has not arrived", async () => {
  const { animateTransform } = await fresh();
  expect(() => animateTransform(element, [...from], 0.48)).not.toThrow();
  expect(animate).not.toHaveBeenCalled();
});

it("does without a Motion that failed to arrive", async () => {
  const { loadMotion, animateTransform } = await fresh(() => {
    throw new Error("Failed to load chunk");
  });
  await expect(loadMotion()).resolves.toBeUndefined();
  expect(() => animateTransform(element, [...from], 0.48)).not.toThrow();
  expect(animate).not.toHaveBeenCalled();
});

it("is off when the visitor wants less motion, even if that wish comes later", async () => {
  const { loadMotion, animateTransform } = await fresh();
  await loadMotion();
  stubBrowser({ reducedMotion: true });
  animateTransform(element, [...from], 0.48);
  expect(animate).not.toHaveBeenCalled();
});

it("fetches nothing for those who want less motion", async () => {
  stubBrowser({ reducedMotion: true });
  const { loadMotion, animateTransform } = await fresh();
  await loadMotion();
  stubBrowser();
  animateTransform(element, [...from], 0.48);
  expect(animate).not.toHaveBeenCalled();
});
