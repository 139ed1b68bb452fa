/**
 * Runs `work` over the items, `ahead` at a time, and yields the results in the items' order,
 * each as soon as it and all before it are finished.
 */
export async function* inOrder<Item, Result>(
  items: AsyncIterable<Item>,
  ahead: number,
  work: (item: Item) => Promise<Result>,
): AsyncGenerator<Result> {
  const underWay: Promise<Result>[] = [];
  for await (const item of items) {
    underWay.push(work(item));
    if (underWay.length >= ahead) {
      const first = underWay.shift();
      if (first) yield await first;
    }
  }
  for (const result of underWay) yield await result;
}
