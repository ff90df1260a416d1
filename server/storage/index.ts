export { openArchive } from './archive.ts';
export { isMeant, olderThan } from './erasure.ts';
export { copyArchive, migrateDatabase, prepareDatabase } from './prepare.ts';
export { createPostgresStorage } from './postgres/storage.ts';
export { hasDatabase, openStorage, type StorageSettings } from './open.ts';
export { createSqliteStorage, type SqliteOptions } from './sqlite/storage.ts';
export {
  type AuditEntry,
  type Channel,
  CHANNELS,
  type ContactStore,
  type ErasureTarget,
  type Lease,
  type ListOptions,
  type Maintenance,
  type NewContact,
  type Notification,
  type Outbox,
  type OutboxEntry,
  type ReadPurpose,
  type Settlement,
  type Storage,
  StorageError,
  type StoredContact,
  type SubmitOptions,
  type SubmitResult,
} from './types.ts';
