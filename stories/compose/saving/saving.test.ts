// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { draftOf, pageOf } from '../model/draft.ts';
import { dropDraft, keepDraft, keptDraft, readDraft } from './drafts.ts';
import { draftFragment, draftInFragment } from './link.ts';

const page = { title: '春季', description: 'Spring', sections: [{ section: 'Hero', heading: '春' }] };
const draft = draftOf('spring', { 'zh-tw': page, en: page });
const kept = { draft, basis: { en: 'abc' } };

beforeEach(() => localStorage.clear());

describe('a draft', () => {
  it('survives in this browser until it is dropped', () => {
    expect(keepDraft('cloud', 'spring', kept)).toBe(true);
    const found = keptDraft('cloud', 'spring');
    expect(found && pageOf(found.draft, 'zh-tw')).toEqual(page);
    expect(found?.basis).toEqual({ en: 'abc' });
    expect(keptDraft('agency', 'spring')).toBeUndefined();
    dropDraft('cloud', 'spring');
    expect(keptDraft('cloud', 'spring')).toBeUndefined();
  });

  it('says when a browser keeps nothing, and breaks nothing', () => {
    vi.stubGlobal('localStorage', {
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    });
    expect(keepDraft('cloud', 'spring', kept)).toBe(false);
    vi.unstubAllGlobals();
  });

  it.each(['', '{', '{"slug":1}', '{"slug":"a","pages":{"en":{"sections":3}},"basis":{}}'])(
    'is not made of %j',
    (text) => expect(readDraft(text)).toBeUndefined(),
  );

  it('travels in a link, and a broken link is none', async () => {
    const fragment = await draftFragment(kept);
    const found = await draftInFragment(fragment);
    expect(found && pageOf(found.draft, 'en')).toEqual(page);
    expect(await draftInFragment(fragment.slice(0, 30))).toBeUndefined();
    expect(await draftInFragment('#contact')).toBeUndefined();
  });
});
