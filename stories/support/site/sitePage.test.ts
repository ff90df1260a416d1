import { expect, it, vi } from 'vitest';
import composed from '../../pages/Composed.stories.tsx';
import type * as Files from './composedPages.ts';
import { composedStory } from './composedStory.ts';

vi.mock('./composedPages.ts', async (original: () => Promise<typeof Files>) => ({
  ...(await original()),
  composedFile: () => 'title: A page without sections\n',
}));

it('shows what is wrong with the file of a page in its story’s place', async () => {
  const { loaders, globals } = composedStory({ variant: 'cloud', slug: 'server-room', langCode: 'en' });
  const refusal = 'server-room.en.yaml:1: sections: expected a list, found nothing';
  await expect(loaders({ globals })).rejects.toThrow(refusal);
  await expect(composed.loaders({ globals })).rejects.toThrow(refusal);
});
