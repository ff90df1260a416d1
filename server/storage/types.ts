import type { ContactField, ContactPayload, LangCode } from '@plinth/ui/contract';

/** A contact request to be stored. It contains nothing about the visitor but what was typed. */
export interface NewContact extends ContactPayload {
  readonly language: LangCode;
  readonly variant: string;
  /** Whether a program seems to have filled in the form: kept and listed separately, without notifications. */
  readonly suspected: boolean;
}

/** A stored contact request. */
export interface StoredContact extends NewContact {
  /** Used only once, not even again after a deletion. */
  readonly id: number;
  /** Identifies the request for ever, even in another database, or where a restored backup assigns ids again. */
  readonly uid: string;
  /** ISO 8601, UTC. */
  readonly receivedAt: string;
}

/** The channels for notifications of a new request. */
export const CHANNELS = ['smtp', 'webhook'] as const;
export type Channel = (typeof CHANNELS)[number];

/** Options for storing a request. */
export interface SubmitOptions {
  /** The same text for the same submit, which is then not stored again. Undefined: always a new submit. */
  readonly submitKey: string | undefined;
  /** Whom the limit counts; kept only as a keyed hash and only while it counts. */
  readonly address: string;
  /** Stored requests of one address in a minute; 0 means no limit of any kind. See `limits.ts` for what follows from it. */
  readonly ratePerMinute: number;
  /** The notifications that go into the outbox together with the request. */
  readonly channels: readonly Channel[];
}

/** The result of a submit. `stored` and `known` mean that it is on the disk. */
export type SubmitResult =
  | { readonly outcome: 'stored' | 'known'; readonly id: number }
  /** The address is over its limit; `crowded`: all addresses together are. */
  | { readonly outcome: 'limited' | 'crowded'; readonly retryAfterSeconds: number };

/** Why requests are read; recorded in the audit log. */
export type ReadPurpose = 'list' | 'export';

/** Which requests are read. */
export interface ListOptions {
  /** Only those that a program seems to have sent, instead of the others. */
  readonly suspected?: boolean;
  readonly purpose?: ReadPurpose;
  /** Continues after this id; the first part's line in the audit log counts all of them. */
  readonly after?: number;
  /** At most this many, for reading all of them in parts. */
  readonly limit?: number;
}

/** Which requests to erase: one by its id, or all of a person by a field; see `erasure.ts` for what counts as equal. */
export type ErasureTarget =
  { readonly id: number } | { readonly field: ContactField; readonly value: string };

/** What visitors sent. */
export interface ContactStore {
  /**
   * Stores a contact request; when it resolves, the request survives a crash and a power cut. Rejects within `SUBMIT_WAIT_MS`; it
   * is then unknown whether it was stored, and a second try with the same key finds out.
   */
  submit(contact: NewContact, options: SubmitOptions): Promise<SubmitResult>;
  /** All requests of a kind, the oldest first; the audit log records this before they are returned. */
  list(options?: ListOptions): Promise<readonly StoredContact[]>;
  /** Erases requests and their notifications, leaving no copy in the database's files; returns how many. */
  erase(target: ErasureTarget): Promise<number>;
}

/** The right to settle a notification; it ends when the lease has run out and another process takes the notification. */
export interface Lease {
  readonly id: number;
  /** A new one each time the notification is taken. */
  readonly token: string;
}

/** A notification that is due, taken by one process for a while. */
export interface Notification {
  readonly lease: Lease;
  readonly channel: Channel;
  /** The number of this try, from 1: counted when it is taken, so that a process that dies in the middle has counted. */
  readonly attempt: number;
  /** Identifies the request and the channel for ever: the same for each try, never for another notification. */
  readonly key: string;
  readonly contact: StoredContact;
}

/** How a try ended. */
export type Settlement =
  | { readonly end: 'told' }
  /** A day at most. */
  | { readonly end: 'later'; readonly afterMs: number; readonly reason: string }
  /** It is not tried again until `retry` is called. */
  | { readonly end: 'dead'; readonly reason: string };

/** A notification in the outbox, for the owner to see; nothing that a visitor typed. */
export interface OutboxEntry {
  readonly id: number;
  readonly contactId: number;
  readonly channel: Channel;
  readonly attempts: number;
  readonly state: 'waiting' | 'given up';
  /** When it is tried next, or when it was given up; ISO 8601, UTC. */
  readonly at: string;
  /** Why the last try failed; empty before the first one has. */
  readonly reason: string;
}

/** The notifications that are still to be sent. */
export interface Outbox {
  /**
   * Takes the notification of a channel that has been due longest; nobody else gets it for `leaseMs`. Only for a brand's own
   * requests: another brand in the same database notifies somebody else.
   */
  take(channel: Channel, variant: string, leaseMs: number): Promise<Notification | undefined>;
  /** Ends a try. False when the lease was lost: the notification then belongs to another process, and stays unchanged. */
  settle(lease: Lease, settlement: Settlement): Promise<boolean>;
  list(): Promise<readonly OutboxEntry[]>;
  /**
   * Makes one or all due now, with tries counted from the start; one that is being sent, once that try has failed. Returns how
   * many.
   */
  retry(which: number | 'all'): Promise<number>;
}

/** Why old requests are erased: somebody asked, or because of the setting. */
export type PruneReason = 'prune' | 'retention';

/** A line of the audit log: the storage knows what was done, but not by whom. No personal data. */
export interface AuditEntry {
  /** ISO 8601, UTC. */
  readonly at: string;
  readonly action: ReadPurpose | PruneReason | 'erase' | 'backup';
  /** How many requests it was about. */
  readonly count: number;
  /** The field or the age by which requests were erased; never a value. */
  readonly detail: string;
}

/** The storage's maintenance. */
export interface Maintenance {
  /** Resolves if a request could be stored now. */
  check(): Promise<void>;
  /** Erases all requests that are older than `ageMs`, or only the suspected ones of them, as `erase` does; tells how many. */
  prune(ageMs: number, reason: PruneReason, which?: 'all' | 'suspected'): Promise<number>;
  /**
   * Erases traces of addresses that no longer count. False where they are not out of the files yet, because another process reads
   * those: call it again.
   */
  forget(): Promise<boolean>;
  /** Writes a consistent copy to a new file while others go on writing; an engine with its own tools rejects with their names. */
  backup(file: string): Promise<void>;
  /** All lines, the oldest first. */
  audit(): Promise<readonly AuditEntry[]>;
}

/** The storage is not working now: full, read-only, locked, gone. The same call may work later. */
export class StorageError extends Error {
  override readonly name = 'StorageError';
}

/**
 * Everything the server keeps, by purpose. An engine has to pass `describeStorage` (`suite.ts`). Every method rejects with
 * {@link StorageError} while the storage does not work, and works again after that by itself. All times are from the storage's
 * own clock, so that several servers agree; callers pass and get durations, in milliseconds.
 */
export interface Storage {
  readonly contacts: ContactStore;
  readonly outbox: Outbox;
  readonly maintenance: Maintenance;
  close(): Promise<void>;
}
