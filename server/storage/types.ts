import type { ContactField, ContactPayload, LangCode } from '@plinth/ui/contract';

/** A contact request that is to be stored. Nothing about the visitor but what was typed. */
export interface NewContact extends ContactPayload {
  readonly language: LangCode;
  readonly variant: string;
  /** Whether a program seems to have filled in the form: kept and shown apart, and nobody is told of it. */
  readonly suspected: boolean;
}

/** A stored contact request. */
export interface StoredContact extends NewContact {
  /** Given once, never used again, also not after a deletion. */
  readonly id: number;
  /** Names the request for ever, also where a restored backup gives ids out again, and in another database. */
  readonly uid: string;
  /** ISO 8601, UTC. */
  readonly receivedAt: string;
}

/** The ways to tell of a new request. */
export const CHANNELS = ['smtp', 'webhook'] as const;
export type Channel = (typeof CHANNELS)[number];

/** How a request to store something is to be treated. */
export interface SubmitOptions {
  /** The same text for the same submit: a second one with it is not stored again. Undefined: always a new one. */
  readonly submitKey: string | undefined;
  /** Whom the limit counts; kept only as a keyed hash and only while it counts. */
  readonly address: string;
  /** Stored requests of one address in a minute; 0 means no limit of any kind. See `limits.ts` for what follows from it. */
  readonly ratePerMinute: number;
  /** The notifications that go into the outbox together with the request. */
  readonly channels: readonly Channel[];
}

/** What became of a submit. `stored` and `known` mean that it is on the disk. */
export type SubmitResult =
  | { readonly outcome: 'stored' | 'known'; readonly id: number }
  /** The address has had its share; `crowded`: all addresses together have. */
  | { readonly outcome: 'limited' | 'crowded'; readonly retryAfterSeconds: number };

/** Why requests are read; stands in the audit log. */
export type ReadPurpose = 'list' | 'export';

/** Which requests are read. */
export interface ListOptions {
  /** Those that a program seems to have sent, in place of the others. */
  readonly suspected?: boolean;
  readonly purpose?: ReadPurpose;
  /** Goes on after the one of this id; the audit log has its line for all with those that come before. */
  readonly after?: number;
  /** So many at most, for who reads all of them in parts. */
  readonly limit?: number;
}

/** Whose requests are to be erased: one by its id, or all of somebody by a field; see `erasure.ts` for what is alike. */
export type ErasureTarget =
  { readonly id: number } | { readonly field: ContactField; readonly value: string };

/** What visitors sent. */
export interface ContactStore {
  /**
   * Stores a contact request; when it resolves, the request survives a crash and a power cut. Rejects within
   * `SUBMIT_WAIT_MS`; whether it was stored is not known then, and a second try with the same key finds out.
   */
  submit(contact: NewContact, options: SubmitOptions): Promise<SubmitResult>;
  /** All requests of a kind, the oldest first; the audit log has a line of it before they are given. */
  list(options?: ListOptions): Promise<readonly StoredContact[]>;
  /** Erases requests and what was to be told of them, leaving no copy in the database's files; tells how many. */
  erase(target: ErasureTarget): Promise<number>;
}

/** The right to settle a notification; it ends when the lease does and somebody else takes the notification. */
export interface Lease {
  readonly id: number;
  /** Another one with each take. */
  readonly token: string;
}

/** A notification that is due, taken by one process for a while. */
export interface Notification {
  readonly lease: Lease;
  readonly channel: Channel;
  /** The number of this try, from 1: counted when it is taken, so that a process that dies in the middle has counted. */
  readonly attempt: number;
  /** Names the request and the channel, for ever: the same for each try, never for another notification. */
  readonly key: string;
  readonly contact: StoredContact;
}

/** How a try ended. */
export type Settlement =
  | { readonly end: 'told' }
  /** A day at most. */
  | { readonly end: 'later'; readonly afterMs: number; readonly reason: string }
  /** It is not tried again until somebody asks for it. */
  | { readonly end: 'dead'; readonly reason: string };

/** What the outbox holds, for the owner to see; nothing that a visitor typed. */
export interface OutboxEntry {
  readonly id: number;
  readonly contactId: number;
  readonly channel: Channel;
  readonly attempts: number;
  readonly state: 'waiting' | 'dead';
  /** When it is tried next, or when it was given up; ISO 8601, UTC. */
  readonly at: string;
  /** Why the last try failed; empty before the first one has. */
  readonly reason: string;
}

/** What the owner is still to be told of. */
export interface Outbox {
  /**
   * Takes the notification of a channel that is due for the longest time; nobody else gets it for `leaseMs`. Only of a brand's own
   * requests: another brand that keeps them in the same place tells somebody else.
   */
  take(channel: Channel, variant: string, leaseMs: number): Promise<Notification | undefined>;
  /** Ends a try. False when the lease was lost: the notification is somebody else's by then, and stays as it is. */
  settle(lease: Lease, settlement: Settlement): Promise<boolean>;
  list(): Promise<readonly OutboxEntry[]>;
  /** Makes one, or all, due now with its tries counted anew, one that is being told when that try has failed; tells how many. */
  retry(which: number | 'all'): Promise<number>;
}

/** Why old requests are erased: somebody asked, or the setting says so. */
export type PruneReason = 'prune' | 'retention';

/** A line of the audit log: who looked and who erased is not known to the storage, what was done is. No personal data. */
export interface AuditEntry {
  /** ISO 8601, UTC. */
  readonly at: string;
  readonly action: ReadPurpose | PruneReason | 'erase' | 'backup';
  /** How many requests it was about. */
  readonly count: number;
  /** By which field, or of which age; never a value. */
  readonly detail: string;
}

/** What keeps the storage in order. */
export interface Maintenance {
  /** Resolves if a request could be stored now. */
  check(): Promise<void>;
  /** Erases all requests that are older than `ageMs`, or only the suspected ones of them, as `erase` does; tells how many. */
  prune(ageMs: number, reason: PruneReason, which?: 'all' | 'suspected'): Promise<number>;
  /**
   * Erases what addresses left and does not count any more. False where it is not out of the files yet, because another process
   * reads them: it has to be asked again.
   */
  forget(): Promise<boolean>;
  /** Writes a consistent copy to a new file while others go on writing; an engine with tools of its own names them. */
  backup(file: string): Promise<void>;
  /** All lines, the oldest first. */
  audit(): Promise<readonly AuditEntry[]>;
}

/** The storage does not work now: full, read-only, locked, gone. The same call may work later. */
export class StorageError extends Error {
  override readonly name = 'StorageError';
}

/**
 * Everything the server keeps, by purpose. An engine has to pass `describeStorage` (`suite.ts`). Every method rejects with
 * {@link StorageError} while the storage does not work, and works again after that by itself. All times are the
 * storage's own, so that several servers agree; callers give and get durations, in milliseconds.
 */
export interface Storage {
  readonly contacts: ContactStore;
  readonly outbox: Outbox;
  readonly maintenance: Maintenance;
  close(): Promise<void>;
}
