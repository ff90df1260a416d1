import type { Content } from '../catalog/index.ts';
import type { CsrfGuard } from '../csrf.ts';
import type { Settings } from '../settings/index.ts';
import type { Channel, ContactStore } from '../storage/index.ts';
import type { AttemptGate } from './attempts.ts';
import type { ContactLog } from './contactLog.ts';

/** What the routes of the embedded API work with. */
export interface ApiContext {
  readonly settings: Settings;
  readonly csrf: CsrfGuard;
  readonly contacts: ContactStore;
  readonly gate: AttemptGate;
  readonly contactLog: ContactLog;
  /** The newest good content. */
  content(): Content;
  /** The channels by which the owner is notified of a request. */
  readonly channels: readonly Channel[];
  /** Called before a request goes to the storage, which counts its address. */
  onSubmit(): void;
  /** Called after a request was stored. */
  onStored(): void;
}
