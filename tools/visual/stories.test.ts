import { expect, it } from 'vitest';
import type { Tab } from './browser.ts';
import { readStories } from './stories.ts';

it('does not wait for ever for a workshop whose own modules throw', async () => {
  const tab: Tab = {
    prepare: () => Promise.resolve(),
    goto: () => Promise.resolve(),
    evaluate: () => new Promise(() => undefined),
    photograph: () => Promise.resolve(Buffer.alloc(0)),
    close: () => Promise.resolve(),
  };
  await expect(readStories(tab, 10)).rejects.toThrow(
    'The workshop does not start: it was not ready after 0.01 s.',
  );
});
