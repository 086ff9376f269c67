/**
 * The results of `act` on each item, in the items' order, with at most `width` running at a time: thousands of files at once would exhaust
 * memory and file handles. After the first failure nothing more is begun, what runs is awaited, and the failure is thrown.
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
