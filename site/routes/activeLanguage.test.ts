// @vitest-environment happy-dom
import { afterEach, describe, expect, test, vi } from 'vitest';
import { activeLanguage, LANG_STORAGE_KEY, storeLanguage } from './activeLanguage.ts';

/* The specification, section 2. */

describe('activeLanguage', () => {
  afterEach(() => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
    localStorage.clear();
  });

  test.each([
    ['en', 'zh-TW', 'en'],
    ['zh-tw', 'en', 'zh-tw'],
    ['EN', 'en', 'en'],
    ['nonsense', 'fr', 'zh-tw'],
    [undefined, 'en-AU', 'en'],
    [undefined, 'zh-CN', 'zh-tw'],
    [undefined, '', 'zh-tw'],
  ])('%s in the storage and %s in the browser give %s', (stored, browser, langCode) => {
    if (stored !== undefined) localStorage.setItem('langCode', stored);
    expect(activeLanguage(browser)).toBe(langCode);
  });

  test('the language is stored under the key of the specification', () => {
    storeLanguage('en');
    expect(LANG_STORAGE_KEY).toBe('langCode');
    expect(localStorage.getItem('langCode')).toBe('en');
  });

  test('the browser is asked by itself, and what is stored wins', () => {
    vi.spyOn(navigator, 'language', 'get').mockReturnValue('en-US');
    expect(activeLanguage()).toBe('en');
    storeLanguage('zh-tw');
    expect(activeLanguage()).toBe('zh-tw');
  });

  test('storage that throws changes nothing', () => {
    const refuse = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse });
    vi.spyOn(navigator, 'language', 'get').mockReturnValue('en-US');
    expect(() => storeLanguage('zh-tw')).not.toThrow();
    expect(activeLanguage()).toBe('en');
  });
});
