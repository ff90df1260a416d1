import { describe, expect, test } from 'vitest';
import { langCodeOfTag } from './language.ts';

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
