import type { NewContact, Storage, SubmitOptions } from '../types.ts';

export const MINUTE_MS = 60_000;
export const DAY_MS = 86_400_000;

/** A request whose text is hard to store unchanged. */
export const CONTACT: NewContact = {
  companyName: '晴空科技',
  name: "Robert'); DROP TABLE contacts;--",
  mobile: '0912345678',
  lineId: '',
  description: 'a\nb "c" 👋',
  language: 'zh-tw',
  variant: 'cloud',
  suspected: false,
};

/** A submit without key, limit and notifications. */
export const OPTIONS: SubmitOptions = {
  submitKey: undefined,
  address: '203.0.113.1',
  ratePerMinute: 0,
  channels: [],
};

/** An empty database for one test. */
export interface StoragePlace {
  /** Opens the storage; a second call is another process's view of the same database. */
  open(): Storage;
  /** Lets time pass for all views, in milliseconds: moves the clock forward, or stored times into the past. */
  pass(ms: number): Promise<void>;
}

/** Creates a {@link StoragePlace} that is removed after the test. */
export type CreatePlace = () => Promise<StoragePlace>;

/** A place and a first view of it. */
export async function setUp(createPlace: CreatePlace) {
  const place = await createPlace();
  const storage = place.open();
  return { place, storage, ...storage };
}
