import type { Page } from '@playwright/test';

/** Words of a page in the wrong script for its language, except in elements with a `lang` of their own. */
export function foreignWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const lang = document.documentElement.lang;
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const parent = node.parentElement;
      const text = node.textContent?.trim() ?? '';
      if (
        parent === null ||
        text === '' ||
        parent.closest('script,style,template,noscript,[hidden]') !== null
      )
        continue;
      if (parent.closest('[lang]')?.getAttribute('lang') !== lang) continue;
      if (lang === 'en' ? /\p{Script=Han}/u.test(text) : /^[A-Z][a-z]+(?: [a-z]+){2,}/.test(text))
        found.push(text);
    }
    for (const element of document.querySelectorAll('[alt],[aria-label],[title]')) {
      if (element.closest('[lang]')?.getAttribute('lang') !== lang) continue;
      for (const name of ['alt', 'aria-label', 'title']) {
        const text = element.getAttribute(name) ?? '';
        if (lang === 'en' && /\p{Script=Han}/u.test(text)) found.push(text);
      }
    }
    return found;
  });
}
