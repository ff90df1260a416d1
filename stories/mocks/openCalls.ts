/** A call that is on its way. */
interface Call {
  readonly url: string;
}

const open = new Set<Call>();
let made = 0;
let endless = 0;

/**
 * Notes that a call has been sent.
 *
 * @returns a function to call when the answer has come, or the call was aborted
 */
export function callOpened(url: string): () => void {
  const call = { url };
  open.add(call);
  made += 1;
  return () => {
    open.delete(call);
  };
}

/** Notes that nobody should wait for the answer to a call to this address, since there will never be one. */
export function callNeverAnswered(url: string): void {
  endless += 1;
  for (const call of open) {
    if (call.url !== url) continue;
    open.delete(call);
    return;
  }
}

/** Forgets the calls of the story before. */
export function forgetCalls(): void {
  open.clear();
  made = 0;
  endless = 0;
}

/** Whether a call is on its way whose answer will come. */
export const hasOpenCalls = (): boolean => open.size > 0;

/** Whether the story makes calls and all of them will be answered: then nothing stays in a loading state. */
export const isLoadingBound = (): boolean => made > 0 && endless === 0;
