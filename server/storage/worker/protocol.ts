import type { Storage } from '../types.ts';

type Part = 'contacts' | 'outbox' | 'maintenance';
type MethodsOf<TPart extends Part> = `${TPart}.${keyof Storage[TPart] & string}`;

/** The name of a method of {@link Storage}. */
export type CallName = { [TPart in Part]: MethodsOf<TPart> }[Part];

/** A call from the thread that serves visitors. Both threads run the same program, so the arguments need no checks. */
export type Request =
  | { readonly id: number; readonly name: CallName; readonly args: readonly never[] }
  | { readonly id: number; readonly name: 'close' };

/** Sent by the worker, unasked, when it has created a database where there was none. */
export const NEW_DATABASE = 'new database';

/** The result of a call. */
export type Reply =
  | { readonly id: number; readonly ok: true; readonly result: never }
  | { readonly id: number; readonly ok: false; readonly message: string };
