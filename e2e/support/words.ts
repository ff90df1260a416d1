import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { flatTexts } from '@plinth/site/dictionary';
import { LANG_CODES, type LangCode } from '@plinth/ui/contract';
import type { Site } from './site.ts';

/** The texts of the error catalogue, as the specification and the rulings write them: not read from the dictionaries. */
export const CATALOGUE = {
  'zh-tw': {
    notice: '通知',
    system: '系統異常，請聯繫管理員',
    data: '資料異常，請聯繫管理員',
    tryLater: '請稍後再試',
    backHome: '回首頁',
    required: '必填欄位',
    timeout: 'Timeout has occurred.',
    tag: 'zh-Hant-TW',
  },
  en: {
    notice: 'Notice',
    system: 'System error, please contact the administrator',
    data: 'Data error, please contact the administrator',
    tryLater: 'Please try again later',
    backHome: 'Back to home',
    required: 'This field is required',
    timeout: 'Timeout has occurred.',
    tag: 'en',
  },
} as const satisfies Record<LangCode, object>;

/** Both languages. */
export { LANG_CODES };
/** A language of the site. */
export type { LangCode };

/** The other language. */
export const otherThan = (langCode: LangCode): LangCode => (langCode === 'en' ? 'zh-tw' : 'en');

/** Looks up a text of the dictionary that a site serves, such as `MENU.SERVICE`. */
export function wordOf(site: Site, langCode: LangCode, key: string): string {
  const file = join(site.directory, `assets/i18n/${langCode}.json`);
  const found = new Map(flatTexts(JSON.parse(readFileSync(file, 'utf8')))).get(key);
  if (found === undefined) throw new Error(`${file} has no text ${key}.`);
  return found;
}
