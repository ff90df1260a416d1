interface Waiting<TItem, TResult> {
  readonly item: TItem;
  readonly resolve: (result: TResult) => void;
  readonly reject: (reason: unknown) => void;
}

/** The largest number of items that share one transaction, so that no one waits long for the others. */
const MAX_BATCH = 64;

/**
 * Collects what arrives in one turn of the event loop and hands it over together (group commit): one flush of the disk
 * then serves all of them. Nobody is answered before the flush; alone, an item does not wait for others.
 *
 * @param run does all items or none; its results are in the order of the items
 */
export function createBatcher<TItem, TResult>(
  run: (items: readonly TItem[]) => Promise<readonly TResult[]>,
): (item: TItem) => Promise<TResult> {
  const queue: Waiting<TItem, TResult>[] = [];
  let busy = false;

  const runBatch = async (batch: readonly Waiting<TItem, TResult>[]) => {
    try {
      const results = await run(batch.map(({ item }) => item));
      for (const [index, result] of results.entries()) batch[index]?.resolve(result);
    } catch (error) {
      // The storage failed for all of them.
      for (const { reject } of batch) reject(error);
    }
  };
  const drain = async () => {
    while (queue.length > 0) await runBatch(queue.splice(0, MAX_BATCH));
    busy = false;
  };
  return (item) =>
    new Promise((resolve, reject) => {
      queue.push({ item, resolve, reject });
      if (busy) return;
      busy = true;
      setImmediate(() => void drain());
    });
}
