import type { Storage } from '../types.ts';

type Part = 'contacts' | 'outbox' | 'maintenance';
type MethodsOf<TPart extends Part> = `${TPart}.${keyof Storage[TPart] & string}`;

/** The name of a method of {@link Storage}. */
export type CallName = { [TPart in Part]: MethodsOf<TPart> }[Part];

/** What the thread that serves visitors asks for. Both threads run the same program, so the arguments are what they are. */
export type Request =
  | { readonly id: number; readonly name: CallName; readonly args: readonly never[] }
  | { readonly id: number; readonly name: 'close' };

/** What the thread says unasked when it has made a database where there was none. */
export const NEW_DATABASE = 'new database';

/** What became of a request. */
export type Reply =
  | { readonly id: number; readonly ok: true; readonly result: never }
  | { readonly id: number; readonly ok: false; readonly message: string };
