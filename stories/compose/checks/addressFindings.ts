import {
  type LinkTargets,
  checkPage,
  dataInText,
  deadLink,
  isHome,
  slugProblem,
} from '@plinth/site/composed';
import { inLanguage } from '@plinth/site/routes';
import type { Variant } from '@plinth/site/variants';
import { LANG_CODES, type LangCode } from '@plinth/ui/contract';
import type { BrandFiles, StoredPage } from '../../../.storybook/composing/protocol.ts';
import { type ByLanguage, languagesIn } from '../model/draft.ts';
import { placeName, sectionLabel } from '../model/labels.ts';
import { isData } from '../model/values.ts';
import { targetsOf, withOwn } from './targets.ts';
import type { Finding } from './types.ts';

/** A draft with its new address and languages, and the saved page that it comes from. */
export interface Move {
  readonly slug: string;
  /** The ids of its sections in the languages that it has. */
  readonly ids: ByLanguage<readonly string[]>;
  /** The page on the disk that it was opened from; a new one has none. */
  readonly page: string | undefined;
  readonly files: BrandFiles;
  /** What the footer of every page leads to, as the brand's `company.ts` has it. */
  readonly footer?: Variant['company']['links'];
  /** Whether files under another address are what this window sent, without an answer so far. */
  readonly isOwn?: (stored: StoredPage) => boolean;
  /** Whether saving removes the files that are no longer wanted; a download cannot. */
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

/** Says whether the footer, and which other pages, link to addresses of a page that no longer exist. */
function leadingThere(page: string, { slug: becomes, ids, files, footer = [] }: Move): readonly Finding[] {
  const before = targetsOf(files);
  const after = withOwn(targetsOf(files, page), becomes, ids);
  const name = isHome({ slug: page }) ? 'index' : page;
  const inFooter = LANG_CODES.flatMap((langCode) => {
    // Like the build, which only checks that the page exists.
    const isDead = (url: string, { services, pages }: LinkTargets) =>
      deadLink(inLanguage(url, langCode), { langCode, anchors: [], targets: { services, pages } });
    return footer
      .filter(({ url }) => isDead(url, after) !== undefined && isDead(url, before) === undefined)
      .map(({ label }): Finding => ({
        level: 'advice',
        langCode,
        message: `the footer links to the old address (${label[langCode]}): have that link in the brand’s company.ts mended next; until then the site cannot be built`,
      }));
  });
  const inPages = Object.entries(files.pages).flatMap(([slug, stored]) =>
    languagesIn(stored).flatMap((langCode) => {
      const text = stored[langCode]?.text ?? '';
      // Most pages do not mention it and need not be parsed.
      if (slug === page || !text.includes(name)) return [];
      const already = deadLinksIn(text, slug, langCode, before);
      return deadLinksIn(text, slug, langCode, after)
        .filter((place) => !already.includes(place))
        .map((place): Finding => ({
          level: 'advice',
          langCode,
          message: `the page ${slug} links to the old address (${place}): mend that link next; until then the site cannot be built`,
        }));
    }),
  );
  return [...inFooter, ...inPages];
}

/** What is wrong with an address, and what a new one, or one language less, means for visitors, the brand's other pages and its files. */
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
    // Without the new address: screen readers would read this again at every letter of it.
    const becomes = ids[langCode] !== undefined ? 'moves to the new address' : 'goes away';
    return {
      level: 'advice',
      langCode,
      message: `main/${langCode}/${page} ${becomes}: visitors who still have the old address come to the home page`,
    };
  });
  const left: readonly Finding[] =
    canSave || gone.length === 0
      ? []
      : [
          {
            level: 'advice',
            message: `have ${gone.map((langCode) => `${page}.${langCode}.yaml`).join(' and ')} taken out of the brand’s folder, for a download only adds files`,
          },
        ];
  return [...taken, ...addresses, ...leadingThere(page, move), ...left];
}
