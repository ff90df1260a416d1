import { LANG_TAGS } from '@plinth/ui/contract';
import { type HeadInput, dictionaryText, pageHeading } from '@plinth/site/head';
import { pageDataOf } from './pageData.ts';
import type { BuildContext, PagePlan } from './types.ts';

/** The words on one share image. */
export interface Words {
  readonly lang: string;
  readonly siteName: string;
  readonly eyebrow: string;
  readonly title: string;
  /** The site's address, or the company where the address is not one to show. */
  readonly foot: string;
}

function eyebrowOf(page: HeadInput['page'], text: HeadInput['text']): string {
  switch (page) {
    case 'home':
      return text('HOME.HERO.EYEBROW');
    case 'about':
      return text('MENU.ABOUT');
    case 'plan':
      return text('MENU.PACKAGE');
    case 'service':
      return text('MENU.SERVICE');
    case 'error':
      return '';
  }
}

/** An address that is worth reading: a name, not a number or this machine. */
function readableHost(siteUrl: string): string | undefined {
  const { hostname } = new URL(siteUrl);
  return /^(?:[\d.]+|\[.*\]|[^.]+)$/.test(hostname) ? undefined : hostname.replace(/^www\./, '');
}

/** The words of a page’s share image. */
export function wordsOf(context: BuildContext, plan: PagePlan, oneServiceImage: boolean): Words {
  const { page, langCode } = plan;
  const text = dictionaryText(context.dictionaries[langCode]);
  const title =
    page === 'service' && oneServiceImage
      ? text('HOME.PRODUCTS.TITLE')
      : pageHeading({ page, text, data: pageDataOf(plan) });
  return {
    lang: LANG_TAGS[langCode],
    siteName: text('META.SITE_NAME'),
    eyebrow: eyebrowOf(page, text),
    title,
    foot: readableHost(context.siteUrl) ?? context.variant.company.name[langCode],
  };
}
