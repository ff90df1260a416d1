import { connect } from 'node:net';

/** What a load of requests came to. */
export interface LoadResult {
  readonly requestsPerSecond: number;
  /** The answers whose status was not 200. */
  readonly failures: number;
}

/** One HTTP/1.1 answer at the start of `buffer`: where it ends and whether it was a 200. */
function readAnswer(buffer: Buffer): { end: number; good: boolean } | undefined {
  const headEnd = buffer.indexOf('\r\n\r\n');
  if (headEnd === -1) return undefined;
  const head = buffer.toString('latin1', 0, headEnd);
  const length = Number(/content-length: *(\d+)/i.exec(head)?.[1] ?? 0);
  const end = headEnd + 4 + length;
  return buffer.length < end ? undefined : { end, good: head.startsWith('HTTP/1.1 200') };
}

/** Sends requests on one connection, each after the answer to the one before, until `isOver`. */
function talk(
  url: URL,
  next: () => string,
  isOver: () => boolean,
  onAnswer: (good: boolean) => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host: url.hostname, port: Number(url.port), noDelay: true }, () =>
      socket.write(next()),
    );
    let rest: Buffer = Buffer.alloc(0);
    socket.on('data', (chunk: Buffer) => {
      rest = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
      const answer = readAnswer(rest);
      if (answer === undefined) return;
      rest = rest.subarray(answer.end);
      onAnswer(answer.good);
      if (isOver()) socket.destroy();
      else socket.write(next());
    });
    socket.on('error', reject).on('close', () => resolve());
  });
}

/**
 * Keeps a server busy over several connections, without an HTTP client's own cost, and counts its answers.
 *
 * @param url the server's address
 * @param next makes the bytes of each request
 * @param seconds how long; the first fifth is to warm up and does not count
 */
export async function load(
  url: string,
  next: () => string,
  { seconds, connections }: { seconds: number; connections: number },
): Promise<LoadResult> {
  const from = performance.now() + (seconds / 5) * 1000;
  const until = performance.now() + seconds * 1000;
  let [count, failures, last] = [0, 0, from];
  const onAnswer = (good: boolean) => {
    const now = performance.now();
    if (!good) failures += 1;
    if (now < from) return;
    count += 1;
    last = now;
  };
  const isOver = () => performance.now() >= until;
  await Promise.all(Array.from({ length: connections }, () => talk(new URL(url), next, isOver, onAnswer)));
  return { requestsPerSecond: (count / (last - from)) * 1000, failures };
}
