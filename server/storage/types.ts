import type { ContactPayload, LangCode } from '@plinth/ui/contract';

/** A contact request that is to be stored. Nothing about the visitor but what was typed. */
export interface NewContact extends ContactPayload {
  readonly language: LangCode;
  readonly variant: string;
}

/** A stored contact request. */
export interface StoredContact extends NewContact {
  /** Given once, never used again, also not after a deletion. */
  readonly id: number;
  /** ISO 8601, UTC. */
  readonly receivedAt: string;
}

/** A way to tell of a new request. */
export type Channel = 'smtp' | 'webhook';

/** How a request to store something is to be treated. */
export interface SubmitOptions {
  /** The same text for the same submit: a second one with it is not stored again. Undefined: always a new one. */
  readonly submitKey: string | undefined;
  /** Whom the limit counts; kept only as a keyed hash and only while it counts. */
  readonly address: string;
  /** Stored requests of one address in a minute; 0 means no limit. */
  readonly ratePerMinute: number;
  /** The notifications that go into the outbox together with the request. */
  readonly channels: readonly Channel[];
}

/** What became of a submit. `stored` and `known` mean that it is on the disk. */
export type SubmitResult =
  | { readonly outcome: 'stored' | 'known'; readonly id: number }
  | { readonly outcome: 'limited'; readonly retryAfterSeconds: number };

/** A notification that is due, taken by one process for a while. */
export interface Notification {
  readonly id: number;
  readonly channel: Channel;
  /** How often it was tried before. */
  readonly attempts: number;
  readonly contact: StoredContact;
}

/** The storage does not work now: full, read-only, locked, gone. The same call may work later. */
export class StorageError extends Error {
  override readonly name = 'StorageError';
}

/**
 * Everything the server keeps. A second implementation for a shared database has to pass `describeStorage` and nothing
 * else. Every method rejects with {@link StorageError} while the storage does not work, and works again after that by
 * itself. Times are milliseconds since 1970.
 */
export interface Storage {
  /** Stores a contact request; when it resolves, the request survives a crash and a power cut. */
  submit(contact: NewContact, options: SubmitOptions): Promise<SubmitResult>;
  /** All requests, the oldest first. */
  list(): Promise<readonly StoredContact[]>;
  /** Deletes a request and what was to be told of it, leaving no copy in the database's files. */
  delete(id: number): Promise<boolean>;
  /** Deletes all requests that were received before `time`, in the same way; tells how many. */
  prune(time: number): Promise<number>;
  /** Writes a consistent copy to a new file while others go on writing. */
  backup(file: string): Promise<void>;
  /** Takes the notification that is due for the longest time, for `leaseMs`; nobody else gets it in that time. */
  takeNotification(leaseMs: number): Promise<Notification | undefined>;
  /** Ends a notification: it was told (undefined), or is to be tried again at `retryAt`. */
  settleNotification(id: number, retryAt: number | undefined): Promise<void>;
  /** Resolves if a request could be stored now. */
  check(): Promise<void>;
  close(): Promise<void>;
}
