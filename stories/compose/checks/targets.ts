import {
  type LinkTargets,
  anchorsOf,
  forLanguages,
  idsInText,
  isHome,
  offeredAddresses,
} from '@plinth/site/composed';
import type { LangCode } from '@plinth/ui/contract';
import type { BrandFiles } from '../../../.storybook/composing/protocol.ts';
import { type ByLanguage, type Draft, mapLanguages, pageOf } from '../model/draft.ts';

/**
 * Where links of a brand can lead.
 *
 * @param without the page that is composed, left out because its draft says where it will be
 */
export function targetsOf({ services, pages }: BrandFiles, without?: string): LinkTargets {
  // Each file is read once, however often its sections are needed.
  const known = new Map<string, readonly string[] | undefined>();
  return {
    services,
    pages: forLanguages((langCode) =>
      Object.entries(pages).flatMap(([slug, page]) =>
        page[langCode] === undefined || isHome({ slug }) || slug === without ? [] : [slug],
      ),
    ),
    anchors: ({ slug, langCode }) => {
      const { text = '' } = pages[slug]?.[langCode] ?? {};
      if (!known.has(text)) known.set(text, idsInText(text));
      return known.get(text);
    },
  };
}

/** The ids of a draft's sections, by language. */
export const idsIn = (draft: Draft): ByLanguage<readonly string[]> =>
  mapLanguages(draft.heads, (_, langCode) => anchorsOf(pageOf(draft, langCode)?.sections ?? []));

/** Where links can lead once a draft is saved, the page itself included. */
export const withOwn = (
  { services, pages, anchors }: LinkTargets,
  slug: string,
  ids: ByLanguage<readonly string[]>,
): LinkTargets => ({
  services,
  pages: forLanguages((langCode) => {
    const others = pages[langCode].filter((other) => other !== slug);
    return ids[langCode] === undefined || isHome({ slug }) ? others : [...others, slug];
  }),
  anchors: (page) => (page.slug === slug ? ids[page.langCode] : anchors?.(page)),
});

/** The addresses that are offered for links of a draft. */
export const offeredTo = (draft: Draft, langCode: LangCode, targets: LinkTargets): readonly string[] =>
  offeredAddresses({ langCode, anchors: idsIn(draft)[langCode] ?? [], targets });
