import { describe, expect, it } from 'vitest';
import { pageIndexer, pageStories } from '../../.storybook/composing/pageStories.ts';
import { composedPictures } from '../support/site/composedStory.ts';

const FILE = '/anywhere/site/variants/cloud/pages/server-room.zh-tw.yaml';

describe('the story of a page’s file', () => {
  it('is found, and called by brand, address and language', async () => {
    expect(FILE).toMatch(pageIndexer.test);
    expect(await pageIndexer.createIndex(FILE, { makeTitle: () => '' })).toEqual([
      {
        type: 'story',
        importPath: FILE,
        exportName: 'Chinese',
        title: 'Pages/cloud/server-room',
        tags: ['!autodocs'],
      },
    ]);
  });

  it.each([
    'site/variants/cloud/pages/notes.yaml',
    'site/variants/cloud/pages/Big.en.yaml',
    // It has stories of its own.
    'site/variants/cloud/pages/home.en.yaml',
  ])('is none of %s', async (path) => {
    expect(await pageIndexer.createIndex(`/anywhere/${path}`, { makeTitle: () => '' })).toEqual([]);
  });

  it('stands in the place of the file, and leaves its text to who asks for it', () => {
    const { load } = pageStories();
    const code =
      typeof load === 'function'
        ? (id: string) => Reflect.apply(load, undefined, [id]) as unknown
        : undefined;
    expect(code?.(FILE)).toContain('"slug":"server-room"');
    expect(code?.(`${FILE}?raw`)).toBeUndefined();
  });

  it('is pictured light and dark, on a phone and on a desk', () => {
    expect(composedPictures({ variant: 'agency', langCode: 'en' }).only).toEqual([
      'en-agency-light-phone',
      'en-agency-light-desk',
      'en-agency-dark-phone',
      'en-agency-dark-desk',
    ]);
  });
});
