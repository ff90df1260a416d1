export { hasDatabase } from './connection.ts';
export { createSqliteStorage, type SqliteOptions } from './sqlite.ts';
export {
  type Channel,
  type NewContact,
  type Notification,
  type Storage,
  StorageError,
  type StoredContact,
  type SubmitOptions,
  type SubmitResult,
} from './types.ts';
