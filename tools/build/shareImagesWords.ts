import { LANG_TAGS } from '@plinth/ui/contract';
import { PAGES } from '@plinth/site/pages';
import type { BuildContext, PagePlan } from './types.ts';

/** The words on one share image. */
export interface Words {
  readonly lang: string;
  readonly siteName: string;
  readonly eyebrow: string;
  readonly title: string;
  /** The site's address, or the company's name where the address is not worth showing. */
  readonly foot: string;
}

/** An address that is worth reading: a name, not a number or this machine. */
function readableHost(siteUrl: string): string | undefined {
  const { hostname } = new URL(siteUrl);
  return /^(?:[\d.]+|[^.]+)$/.test(hostname) ? undefined : hostname.replace(/^www\./, '');
}

/** The words of a page’s share image. */
export function wordsOf(context: BuildContext, plan: PagePlan): Words {
  const { page, langCode } = plan;
  const text = context.texts[langCode];
  const { title, heading = title, eyebrow } = PAGES[page];
  const input = { ...plan, text };
  const isShared = page === 'service' && context.oneServiceImage;
  const words = isShared ? text('MENU.SERVICE') : heading(input);
  const above = eyebrow?.(input) ?? '';
  return {
    lang: LANG_TAGS[langCode],
    siteName: text('META.SITE_NAME'),
    // The shared image of all services has as its title what would otherwise stand above it.
    eyebrow: above === words ? '' : above,
    title: words,
    foot: readableHost(context.siteUrl) ?? context.variant.company.name[langCode],
  };
}
