import { type LinkTargets, checkPage, dataInText, isHome, slugProblem } from '@plinth/site/composed';
import type { LangCode } from '@plinth/ui/contract';
import type { BrandFiles, StoredPage } from '../../../.storybook/composing/protocol.ts';
import { type ByLanguage, languagesIn } from '../model/draft.ts';
import { placeName, sectionLabel } from '../model/labels.ts';
import { isData } from '../model/values.ts';
import { targetsOf, withOwn } from './targets.ts';
import type { Finding } from './types.ts';

/** What a draft becomes, and of what. */
interface Move {
  readonly slug: string;
  /** The ids of its sections in the languages that it has. */
  readonly ids: ByLanguage<readonly string[]>;
  /** The page on the disk that it was opened from; a new one has none. */
  readonly page: string | undefined;
  readonly files: BrandFiles;
  /** Whether files under another address are what this window sent, with no answer so far. */
  readonly isOwn?: (stored: StoredPage) => boolean;
  /** Whether saving takes away the files that are no longer wanted; a download cannot. */
  readonly canSave: boolean;
}

/** The links of a page's file that lead nowhere, where they stand. */
function deadLinksIn(
  text: string,
  slug: string,
  langCode: LangCode,
  targets: LinkTargets,
): readonly string[] {
  const page = dataInText(text);
  const picture = (src: string, alt: string) => ({ src, alt });
  const checked = checkPage(page, { langCode, isHome: isHome({ slug }), picture, targets });
  const raw: unknown = isData(page) ? page['sections'] : undefined;
  return checked.problems.flatMap(({ path, about }) => {
    if (about !== 'link') return [];
    const section: unknown = Array.isArray(raw) && typeof path[1] === 'number' ? raw[path[1]] : undefined;
    const name = isData(section) && typeof section['section'] === 'string' ? section['section'] : '';
    return [`${sectionLabel(name)}, ${placeName(path.slice(2))}`];
  });
}

/** Says which other pages lead to addresses of a page that there are no longer. */
function leadingThere(page: string, { slug: becomes, ids, files }: Move): readonly Finding[] {
  const before = targetsOf(files);
  const after = withOwn(targetsOf(files, page), becomes, ids);
  const name = isHome({ slug: page }) ? 'index' : page;
  return Object.entries(files.pages).flatMap(([slug, stored]) =>
    languagesIn(stored).flatMap((langCode) => {
      const text = stored[langCode]?.text ?? '';
      // Most pages name it nowhere and need not be read.
      if (slug === page || !text.includes(name)) return [];
      const already = deadLinksIn(text, slug, langCode, before);
      return deadLinksIn(text, slug, langCode, after)
        .filter((place) => !already.includes(place))
        .map((place): Finding => ({
          level: 'advice',
          langCode,
          message: `the page ${slug} leads to the old address (${place}): mend that link next, for until then the site is not built`,
        }));
    }),
  );
}

/** What is wrong with an address, and what another one, or a language less, means for visitors, for the brand's other pages and for its files. */
export function addressFindings(move: Move): readonly Finding[] {
  const { slug, ids, page, files, canSave, isOwn } = move;
  const problem = slugProblem(slug);
  if (problem !== undefined) return [{ level: 'error', message: problem }];
  const there = slug !== page && Object.hasOwn(files.pages, slug) ? files.pages[slug] : undefined;
  const isTaken = there !== undefined && isOwn?.(there) !== true;
  const taken: readonly Finding[] = isTaken
    ? [{ level: 'error', message: `there is a page ${slug} already: choose another address` }]
    : [];
  if (page === undefined) return taken;
  const gone = languagesIn(files.pages[page] ?? {}).filter(
    (langCode) => slug !== page || ids[langCode] === undefined,
  );
  const addresses = gone.map((langCode): Finding => {
    const becomes = ids[langCode] !== undefined ? ` becomes main/${langCode}/${slug}` : ' goes away';
    return {
      level: 'advice',
      langCode,
      message: `main/${langCode}/${page}${becomes}: whoever still has the old address comes to the home page`,
    };
  });
  const left: readonly Finding[] =
    canSave || gone.length === 0
      ? []
      : [
          {
            level: 'advice',
            message: `have ${gone.map((langCode) => `${page}.${langCode}.yaml`).join(' and ')} taken out of the brand’s folder: a download only adds files`,
          },
        ];
  return [...taken, ...addresses, ...leadingThere(page, move), ...left];
}
