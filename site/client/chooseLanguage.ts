/*
 * Inline in documents that name no language. `main/index` leads to the index in the active language, the empty path of a plain
 * host to the index in Chinese; the error page switches to the visitor's language before the first paint.
 */
import { LANG_TAGS } from '@plinth/ui/contract';
// Not from the list of routes, which would all end up in the document.
import { activeLanguage } from '../routes/activeLanguage.ts';

const langCode = activeLanguage();
const home = document.currentScript?.dataset['home'];
if (home === undefined) {
  const template = document.querySelector<HTMLTemplateElement>(`template[data-lang="${langCode}"]`);
  if (template !== null) {
    document.documentElement.lang = LANG_TAGS[langCode];
    document.title = template.dataset['title'] ?? document.title;
    document.getElementById('page')?.replaceChildren(template.content);
  }
} else {
  location.replace(home.replace(':langCode', langCode) + location.search + location.hash);
}
