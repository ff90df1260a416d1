import type { Content } from '../catalog/index.ts';
import type { CsrfGuard } from '../csrf.ts';
import type { Settings } from '../settings/index.ts';
import type { Channel, Storage } from '../storage/index.ts';

/** What the routes of the embedded API work with. */
export interface ApiContext {
  readonly settings: Settings;
  readonly csrf: CsrfGuard;
  readonly storage: Storage;
  /** The newest good content. */
  content(): Content;
  /** The ways in which the owner is told of a request. */
  readonly channels: readonly Channel[];
  /** Called after a request was stored. */
  onStored(): void;
}
