import { describeContacts } from './suite/contacts.ts';
import { describeLimits } from './suite/limits.ts';
import { describeMaintenance } from './suite/maintenance.ts';
import { describeOutbox } from './suite/outbox.ts';
import type { CreatePlace } from './suite/place.ts';

export type { CreatePlace, StoragePlace } from './suite/place.ts';

/** The tests that every engine has to pass. Real clocks may run during a test, so nothing is expected to the second. */
export function describeStorage(createPlace: CreatePlace): void {
  describeContacts(createPlace);
  describeLimits(createPlace);
  describeOutbox(createPlace);
  describeMaintenance(createPlace);
}
