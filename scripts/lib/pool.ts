/**
 * Calls `act` on each item, at most `width` at a time, because thousands of files at once would exhaust memory and file handles. Returns the results in
 * the items' order. After the first failure it starts nothing more, waits for what is running, and throws the failure.
 */
export async function mapWithConcurrency<Item, Result>(
  items: Iterable<Item>,
  width: number,
  act: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const queue = [...items].entries();
  const results: Result[] = [];
  const failures: unknown[] = [];
  const worker = async () => {
    for (let next = queue.next(); !next.done && failures.length === 0; next = queue.next()) {
      const [index, item] = next.value;
      try {
        results[index] = await act(item);
      } catch (error) {
        failures.push(error);
      }
    }
  };
  await Promise.all(Array.from({ length: width }, worker));
  if (failures.length > 0) throw failures[0];
  return results;
}
