/**
 * Watches for full loads. jsdom does not navigate and its `location` can't be replaced; the object behind it can be spied on, under a
 * symbol of its own. `jest.restoreAllMocks` puts it back.
 */
export function watchLocation(): { assign: jest.SpyInstance; reload: jest.SpyInstance } {
  const [symbol] = Object.getOwnPropertySymbols(location);
  const behind = symbol && Reflect.get(location, symbol);
  if (typeof behind?.assign !== "function")
    throw new Error("jsdom keeps its location elsewhere now; look at its Location-impl.js");
  return {
    assign: jest.spyOn(behind, "assign").mockImplementation(() => {}),
    reload: jest.spyOn(behind, "reload").mockImplementation(() => {}),
  };
}

/** Moves to an address as a soft navigation does: without a load. */
export const moveTo = (address: string): void => history.replaceState(null, "", address);
