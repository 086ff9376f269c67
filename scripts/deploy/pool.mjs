/**
 * Runs `act` on each item, at most `width` at a time. After the first failure nothing more is begun, what runs is awaited, and the
 * failure is thrown.
 * @template Item
 * @param {Iterable<Item>} items
 * @param {number} width
 * @param {(item: Item) => Promise<void>} act
 */
export async function eachOf(items, width, act) {
  const iterator = items[Symbol.iterator]();
  /** @type {unknown[]} */
  const failures = [];
  const worker = async () => {
    while (failures.length === 0) {
      const next = iterator.next();
      if (next.done) return;
      await act(next.value).catch((error) => failures.push(error));
    }
  };
  await Promise.all(Array.from({ length: width }, worker));
  if (failures.length > 0) throw failures[0];
}
