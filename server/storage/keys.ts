import { createHash, randomUUID } from 'node:crypto';
import type { Channel } from './types.ts';

/** The form in which a submit's key is kept, always of the same length. */
export function submitDigest(submitKey: string): Buffer {
  return createHash('sha256').update(submitKey).digest();
}

/** The name of a new request. */
export const newUid = (): string => randomUUID();

/** The key of a notification, which identifies the request and the channel for ever. */
export const notificationKey = (uid: string, channel: Channel): string => `${uid}-${channel}`;
