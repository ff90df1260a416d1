interface Waiting<TItem, TResult> {
  readonly item: TItem;
  readonly resolve: (result: TResult) => void;
  readonly reject: (reason: unknown) => void;
}

/** The result of one item of a batch. */
export type Outcome<TResult> =
  { readonly ok: true; readonly result: TResult } | { readonly ok: false; readonly error: unknown };

/** The largest number of items that share one transaction: on a slow disk the flush costs far more than they do. */
const MAX_BATCH = 512;

/**
 * Collects what arrives in one turn of the event loop and passes it on together (group commit): one flush of the disk then serves
 * all of it. Nothing is answered before the flush; a single item does not wait for others.
 *
 * @param run returns each item's own result, in the order of the items; when it rejects, all of them have failed
 */
export function createBatcher<TItem, TResult>(
  run: (items: readonly TItem[]) => Promise<readonly Outcome<TResult>[]>,
): (item: TItem) => Promise<TResult> {
  const queue: Waiting<TItem, TResult>[] = [];
  let busy = false;

  const runBatch = async (batch: readonly Waiting<TItem, TResult>[]) => {
    try {
      const outcomes = await run(batch.map(({ item }) => item));
      for (const [index, outcome] of outcomes.entries()) {
        if (outcome.ok) batch[index]?.resolve(outcome.result);
        else batch[index]?.reject(outcome.error);
      }
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
