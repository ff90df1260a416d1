// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { draftOf, pageOf } from '../model/draft.ts';
import { draftText, dropDraft, keepDraft, keptDraft, readDraft } from './drafts.ts';
import { draftFragment, draftInFragment } from './link.ts';
import { storageWithRoom } from './storageWithRoom.ts';

const page = { title: '春季', description: 'Spring', sections: [{ section: 'Hero', heading: '春' }] };
const draft = draftOf('spring', { 'zh-tw': page, en: page });
const kept = { draft, basis: { en: 'abc' } };

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const draftSaying = (title: string) => ({
  draft: draftOf('spring', { en: { ...page, title } }),
  basis: {},
});

/** Another window of this browser: what it has loaded and what it keeps for itself are its own. */
async function otherWindow() {
  vi.resetModules();
  const drafts = await import('./drafts.ts');
  const session = storageWithRoom(10_000);
  const inside = <T>(act: () => T): T => {
    const mine = sessionStorage;
    vi.stubGlobal('sessionStorage', session);
    const result = act();
    vi.stubGlobal('sessionStorage', mine);
    return result;
  };
  return {
    keep: (title: string) => inside(() => drafts.keepDraft('cloud', 'spring', draftSaying(title))),
    drop: () => inside(() => drafts.dropDraft('cloud', 'spring')),
    title: () => inside(() => drafts.keptDraft('cloud', 'spring')?.draft.heads.en?.['title']),
  };
}
afterEach(() => vi.unstubAllGlobals());

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
  });

  it('has the room of the steps that pages were left with, where a window has no more', () => {
    vi.stubGlobal('sessionStorage', storageWithRoom(1000));
    sessionStorage.setItem('composer:cloud:winter:steps', 'x'.repeat(900));
    sessionStorage.setItem('composer:cloud:winter', 'The draft of another page');
    expect(keepDraft('cloud', 'spring', kept)).toBe(true);
    expect(sessionStorage.getItem('composer:cloud:winter')).not.toBeNull();
  });

  it('is the newest that the browser keeps, where a window has room for an older one only', () => {
    vi.stubGlobal('sessionStorage', storageWithRoom(1000));
    keepDraft('cloud', 'spring', kept);
    const longer = { ...page, title: '春'.repeat(1000) };
    const newer = { draft: draftOf('spring', { en: longer }), basis: {} };
    expect(keepDraft('cloud', 'spring', newer)).toBe(false);
    const found = keptDraft('cloud', 'spring');
    expect(found && pageOf(found.draft, 'en')).toEqual(longer);
  });

  it('stays in the browser when another window saves its own of the same page', async () => {
    const [other, later] = [await otherWindow(), await otherWindow()];
    keepDraft('cloud', 'spring', draftSaying('Mine'));
    other.keep('Theirs');
    dropDraft('cloud', 'spring');
    expect(later.title()).toBe('Theirs');
    expect(keptDraft('cloud', 'spring')).toBeUndefined();
  });

  it('stays in the browser when another window types and gives up', async () => {
    const [other, later] = [await otherWindow(), await otherWindow()];
    keepDraft('cloud', 'spring', draftSaying('Mine'));
    other.keep('Theirs');
    expect(later.title()).toBe('Theirs');
    other.drop();
    expect(later.title()).toBe('Mine');
  });

  it('is taken over by a window that goes on with it, and gone when that one saves it', async () => {
    const [other, later] = [await otherWindow(), await otherWindow()];
    other.keep('Typed');
    expect(keptDraft('cloud', 'spring')?.draft.heads.en?.['title']).toBe('Typed');
    keepDraft('cloud', 'spring', draftSaying('Typed'));
    dropDraft('cloud', 'spring');
    expect(later.title()).toBeUndefined();
  });

  it('is read from where an older workshop kept it', () => {
    localStorage.setItem('composer:cloud:spring', draftText(kept));
    localStorage.setItem('composer:cloud:spring-sale:1', draftText(draftSaying('Another page')));
    expect(keptDraft('cloud', 'spring')?.basis).toEqual({ en: 'abc' });
    keepDraft('cloud', 'spring', kept);
    dropDraft('cloud', 'spring');
    sessionStorage.clear();
    expect(keptDraft('cloud', 'spring')).toBeUndefined();
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
