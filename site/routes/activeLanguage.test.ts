// @vitest-environment happy-dom
import { afterEach, describe, expect, test, vi } from 'vitest';
import {
  activeLanguage,
  browserActiveLanguage,
  LANG_STORAGE_KEY,
  langCodeOfTag,
  readStoredLanguage,
  storeLanguage,
} from './activeLanguage.ts';

/* The specification, section 2, and the rulings, 'Browser language'. */

describe('langCodeOfTag', () => {
  test.each(['en', 'en-US', 'en-GB', 'EN-us'])('%s is en', (tag) => {
    expect(langCodeOfTag(tag)).toBe('en');
  });

  test.each(['zh', 'zh-TW', 'zh-tw', 'zh-Hant', 'zh-Hant-HK', 'zh-HK', 'zh-MO'])('%s is zh-tw', (tag) => {
    expect(langCodeOfTag(tag)).toBe('zh-tw');
  });

  test.each(['zh-CN', 'zh-Hans', 'zh-Hans-TW', 'zh-SG', 'fr', 'eng', 'end', 'ja', '', 'x-en'])(
    '%s is none of ours',
    (tag) => {
      expect(langCodeOfTag(tag)).toBeUndefined();
    },
  );
});

describe('activeLanguage', () => {
  test.each([
    [{ stored: 'en', browser: 'zh-TW' }, 'en'],
    [{ stored: 'zh-tw', browser: 'en' }, 'zh-tw'],
    [{ stored: 'EN', browser: 'en' }, 'en'],
    [{ stored: 'nonsense', browser: 'fr' }, 'zh-tw'],
    [{ stored: null, browser: 'en-AU' }, 'en'],
    [{ stored: null, browser: 'zh-CN' }, 'zh-tw'],
    [{}, 'zh-tw'],
  ])('%o gives %s', (hints, langCode) => {
    expect(activeLanguage(hints)).toBe(langCode);
  });
});

describe('in the browser', () => {
  afterEach(() => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
    localStorage.clear();
  });

  test('the language is stored under the key of the specification', () => {
    storeLanguage('en');
    expect(LANG_STORAGE_KEY).toBe('langCode');
    expect(localStorage.getItem('langCode')).toBe('en');
    expect(readStoredLanguage()).toBe('en');
  });

  test('the stored language wins over the browser', () => {
    vi.spyOn(navigator, 'language', 'get').mockReturnValue('zh-TW');
    expect(browserActiveLanguage()).toBe('zh-tw');
    localStorage.setItem('langCode', 'en');
    expect(browserActiveLanguage()).toBe('en');
  });

  test('storage that throws changes nothing', () => {
    const refuse = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse });
    vi.spyOn(navigator, 'language', 'get').mockReturnValue('en-US');
    expect(() => storeLanguage('en')).not.toThrow();
    expect(readStoredLanguage()).toBeNull();
    expect(browserActiveLanguage()).toBe('en');
  });
});
