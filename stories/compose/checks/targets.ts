import { type LinkTargets, anchorsOf, forLanguages, isHome, offeredAddresses } from '@plinth/site/composed';
import type { LangCode } from '@plinth/ui/contract';
import { type Draft, pageOf } from '../model/draft.ts';

/** Where links can lead once a draft is saved: to the page itself, too. */
export const withOwn = ({ services, pages }: LinkTargets, { slug, heads }: Draft): LinkTargets => ({
  services,
  pages: forLanguages((langCode) => {
    const others = pages[langCode].filter((other) => other !== slug);
    return heads[langCode] === undefined || isHome({ slug }) ? others : [...others, slug];
  }),
});

/** The addresses that are offered to a link of a draft. */
export const offeredTo = (draft: Draft, langCode: LangCode, targets: LinkTargets): readonly string[] =>
  offeredAddresses({ langCode, anchors: anchorsOf(pageOf(draft, langCode)?.sections ?? []), targets });
