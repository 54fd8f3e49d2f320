/** Does something with each item, a few at a time. */
export async function eachAtOnce<Item>(
  items: readonly Item[],
  count: number,
  act: (item: Item) => Promise<void>,
): Promise<void> {
  const waiting = [...items];
  const worker = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) await act(next);
  };
  await Promise.all(Array.from({ length: count }, worker));
}
