import type { Page } from '@playwright/test';

/** Words of a page in the wrong script for its language, except in elements with a `lang` of their own. */
export function foreignWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { lang } = document.documentElement;
    const isInPageLanguage = (element: Element) => element.closest('[lang]')?.getAttribute('lang') === lang;
    const hasHan = (text: string) => /\p{Script=Han}/u.test(text);
    // Names and terms may stay in English on a Chinese page, sentences may not.
    const isEnglishSentence = (text: string) => /^[A-Z][a-z]+(?: [a-z]+){2,}/.test(text);
    const isForeign = lang === 'en' ? hasHan : isEnglishSentence;
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (parent === null || parent.closest('script,style,template,noscript,[hidden]') !== null) continue;
      const text = node.textContent?.trim() ?? '';
      if (isInPageLanguage(parent) && isForeign(text)) found.push(text);
    }
    if (lang !== 'en') return found;
    for (const element of document.querySelectorAll('[alt],[aria-label],[title]')) {
      if (!isInPageLanguage(element)) continue;
      const texts = ['alt', 'aria-label', 'title'].map((name) => element.getAttribute(name) ?? '');
      found.push(...texts.filter(hasHan));
    }
    return found;
  });
}
