import type { SetupWorker } from 'msw/browser';
import { type ContentGlobals, readGlobals } from '../../../.storybook/globals.ts';

type Handlers = Parameters<SetupWorker['use']>;

/** What a story is given before it is drawn, as far as calls are concerned. */
interface CallContext {
  readonly msw: Pick<SetupWorker, 'use'>;
  readonly globals: Readonly<Record<string, unknown>>;
}

/** A story's `beforeEach` that answers some calls its own way, in the brand that the toolbar has. */
export const answering =
  (...choices: readonly ((brand: ContentGlobals) => Handlers)[]) =>
  ({ msw, globals }: CallContext): void => {
    const brand = readGlobals(globals);
    for (const choose of choices) msw.use(...choose(brand));
  };
