/*
 * Inline on documents that name no language. `main/index` is left for the index in the active language; the error page
 * shows the language that the visitor reads, before the first paint.
 */
import { LANG_TAGS } from '@plinth/ui/contract';
import { activeLanguage, paths } from '../routes/index.ts';

const langCode = activeLanguage();
const base = document.currentScript?.dataset['base'];
if (base === undefined) {
  const template = document.querySelector<HTMLTemplateElement>(`template[data-lang="${langCode}"]`);
  if (template !== null) {
    document.documentElement.lang = LANG_TAGS[langCode];
    document.title = template.dataset['title'] ?? document.title;
    document.getElementById('page')?.replaceChildren(template.content);
  }
} else {
  location.replace(base + paths.home(langCode).slice(1) + location.search + location.hash);
}
