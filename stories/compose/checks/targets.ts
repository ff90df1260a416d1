import { type LinkTargets, anchorsOf, forLanguages, isHome, offeredAddresses } from '@plinth/site/composed';
import type { LangCode } from '@plinth/ui/contract';
import type { BrandFiles } from '../../../.storybook/composing/protocol.ts';
import { type Draft, pageOf } from '../model/draft.ts';

/**
 * Where links of a brand can lead.
 *
 * @param without the page that is composed: where it will be its draft says
 */
export const targetsOf = ({ services, pages }: BrandFiles, without?: string): LinkTargets => ({
  services,
  pages: forLanguages((langCode) =>
    Object.entries(pages).flatMap(([slug, page]) =>
      page[langCode] === undefined || isHome({ slug }) || slug === without ? [] : [slug],
    ),
  ),
});

/** Where links can lead once a draft is saved: to the page itself, too. */
export const withOwn = (
  { services, pages }: LinkTargets,
  { slug, heads }: Pick<Draft, 'slug' | 'heads'>,
): LinkTargets => ({
  services,
  pages: forLanguages((langCode) => {
    const others = pages[langCode].filter((other) => other !== slug);
    return heads[langCode] === undefined || isHome({ slug }) ? others : [...others, slug];
  }),
});

/** The addresses that are offered to a link of a draft. */
export const offeredTo = (draft: Draft, langCode: LangCode, targets: LinkTargets): readonly string[] =>
  offeredAddresses({ langCode, anchors: anchorsOf(pageOf(draft, langCode)?.sections ?? []), targets });
