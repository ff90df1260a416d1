import { type Field, type LinkTargets, checkPage, isHome } from '@plinth/site/composed';
import { levelOf } from '@plinth/site/composed-props';
import type { LangCode } from '@plinth/ui/contract';
import type { BrandPicture } from '../../../.storybook/composing/protocol.ts';
import { type Draft, languagesOf, otherLanguage, pageOf } from '../model/draft.ts';
import { LANGUAGE_NAMES, placeName, sectionLabel } from '../model/labels.ts';
import { fitOf, readWords } from '../model/length.ts';
import { isData, valueAt } from '../model/values.ts';
import { simplifiedIn } from './simplified.ts';
import { idsIn, withOwn } from './targets.ts';
import type { Check, Finding } from './types.ts';
import { type Place, placesOf, wordsAt } from './walk.ts';

/** What there is around a page. */
export interface Surroundings {
  readonly pictures: readonly BrandPicture[];
  readonly targets: LinkTargets;
}

/** The path without its section, which is named already. */
const inSection = (path: readonly (string | number)[]): string => placeName(path.slice(2)) || 'the section';

/** A picture of the brand; or what is wrong with it. */
function pictureIn(pictures: readonly BrandPicture[], src: string, alt: string) {
  const picture = pictures.find(({ path }) => path === src);
  return picture?.problem === undefined
    ? picture && { src, alt }
    : `'${src}' cannot be used. ${picture.problem}`;
}

/** What keeps the files from being built; dead links are listed apart. */
function buildFindings(draft: Draft, { pictures, targets }: Surroundings) {
  const files: Finding[] = [];
  const links: Finding[] = [];
  for (const langCode of languagesOf(draft)) {
    const rows = draft.rows.filter(({ props }) => props[langCode] !== undefined);
    const { problems } = checkPage(pageOf(draft, langCode), {
      langCode,
      isHome: isHome(draft),
      picture: (src, alt) => pictureIn(pictures, src, alt),
      targets: withOwn(targets, draft.slug, idsIn(draft)),
    });
    for (const { path, message, about } of problems) {
      const [top, place] = path;
      const row = top === 'sections' && typeof place === 'number' ? rows[place] : undefined;
      const where =
        row === undefined
          ? placeName(path) || 'the page'
          : `${sectionLabel(row.section)}, ${inSection(path)}`;
      const finding: Finding = {
        level: 'error',
        langCode,
        row: row?.key,
        path: row === undefined ? path : path.slice(2),
        message: `${where}: ${message}`,
      };
      (about === 'link' ? links : files).push(finding);
    }
  }
  return { files, links };
}

/** Something that is looked at, with what it is called. */
type Named = Pick<Finding, 'langCode' | 'row' | 'path'> & { readonly name: string };

/** What is worth another look: one finding for each value with a message. */
const adviceOn = <T extends Named>(
  all: readonly T[],
  say: (one: T, index: number) => string | undefined,
): readonly Finding[] =>
  all.flatMap((one, index) => {
    const said = say(one, index);
    const { langCode, row, path, name } = one;
    return said === undefined ? [] : [{ level: 'advice', langCode, row, path, message: `${name}: ${said}` }];
  });

/** Words that are longer or shorter than they should be. */
function ofLength(place: Place): string | undefined {
  const words = wordsAt(place);
  if (words?.length === undefined) return undefined;
  const { count, from, to, verdict } = fitOf(words.text, words.length, place.langCode);
  const isFit = verdict === 'good' || verdict === 'empty';
  return isFit ? undefined : `${from} to ${to} characters work best, not ${count}`;
}

/** The level of each section's heading, as the page gives it where the file says nothing. */
function headingFindings(draft: Draft): readonly Finding[] {
  return languagesOf(draft).flatMap((langCode) => {
    const rows = draft.rows.filter(({ props }) => props[langCode] !== undefined);
    const levels = rows.map(({ key, section, props }, index) => {
      const level = levelOf(props[langCode] ?? {}, index);
      return { langCode, row: key, path: ['headingLevel'], name: sectionLabel(section), level };
    });
    const titles = levels.filter(({ level }) => level === 1);
    const message = `the page has ${titles.length} headings of level 1, and needs exactly one: its title`;
    const isRight = titles.length === 1 || rows.length === 0;
    const first: readonly Finding[] = isRight
      ? []
      : [{ ...(titles[1] ?? levels[0]), level: 'error', message }];
    const steps = adviceOn(levels, ({ level }, index) => {
      const before = levels[index - 1]?.level ?? 0;
      return level > before + 1 ? `its heading has level ${level} after level ${before}` : undefined;
    });
    return [...first, ...steps];
  });
}

/** Most pictures without words are meant so, but not one that has words in the other language, or a link without a name. */
function pictureCheck(places: readonly Place[]): Check {
  const bare = places
    .filter(({ field, value }) => field.kind === 'picture' && valueAt(value, ['alt']) === '')
    .map((place) => ({ ...place, path: [...place.path, 'alt'] }));
  const findings = adviceOn(bare, ({ value, other }) => {
    const isNameless = isData(valueAt(value, ['link'])) && !valueAt(value, ['link', 'accessibleLabel']);
    return isNameless || valueAt(other, ['alt']) ? 'no alternative text' : undefined;
  });
  const note = 'A picture without one counts as decoration.';
  return { name: 'Alternative texts', findings, ...(bare.length > 0 && { note }) };
}

/** A former price that is no higher shows no saving: most often the two were swapped. */
function ofPrice({ value }: Place): string | undefined {
  const [price, former] = [valueAt(value, ['price']), valueAt(value, ['former', 'price'])];
  return typeof price === 'number' && typeof former === 'number' && former <= price
    ? 'the former price is not higher than the price'
    : undefined;
}

const HAN = /\p{Script=Han}/u;

/** Whether words are not in their language; those that are the same in both may be a name when they are a single one. */
function isUntranslated(text: string, theirs: string, langCode: LangCode): boolean {
  if (langCode === 'en') return HAN.test(text);
  return text === theirs && text.includes(' ') && !HAN.test(text);
}

const TRANSLATED: readonly Field['kind'][] = ['words', 'action', 'picture'];

/** Words of one language in the place of the other's, and words that one language lacks. */
function ofTranslation(place: Place): string | undefined {
  const { value, other, langCode, field } = place;
  if (!TRANSLATED.includes(field.kind)) return undefined;
  if (value === undefined && other !== undefined) return `missing in ${LANGUAGE_NAMES[langCode]}`;
  const text = readWords(wordsAt(place)?.text ?? '');
  const theirs = readWords(wordsAt({ ...place, value: other })?.text ?? '');
  return isUntranslated(text, theirs, langCode) ? 'not translated yet' : undefined;
}

/** What one of the languages lacks. */
function translationFindings(draft: Draft, places: readonly Place[]): readonly Finding[] {
  const languages = languagesOf(draft);
  const [only, ...others] = languages;
  if (only !== undefined && others.length === 0) {
    const missing = LANGUAGE_NAMES[otherLanguage(only)];
    return [
      {
        level: 'advice',
        message: `there is no page in ${missing}: search engines learn of one language only`,
      },
    ];
  }
  const sections = draft.rows.flatMap(({ key, section, props }): Finding[] =>
    languages
      .filter((langCode) => props[langCode] === undefined)
      .map((langCode) => ({
        level: 'advice',
        langCode,
        row: key,
        message: `${sectionLabel(section)} is missing in ${LANGUAGE_NAMES[langCode]}`,
      })),
  );
  return [...sections, ...adviceOn(places, ofTranslation)];
}

/** Simplified characters, which nobody in Taiwan writes, as in words that were copied from elsewhere. */
function ofScript(place: Place): string | undefined {
  if (place.langCode !== 'zh-tw') return undefined;
  const found = simplifiedIn(readWords(wordsAt(place)?.text ?? ''));
  return found.length === 0
    ? undefined
    : `${found.join(', ')} ${found.length === 1 ? 'is' : 'are'} not used in Taiwan`;
}

/** Looks at a page as it would be built. */
export function checkDraft(draft: Draft, around: Surroundings): readonly Check[] {
  const places = [...placesOf(draft)];
  const { files, links } = buildFindings(draft, around);
  return [
    { name: 'What the files need', findings: files },
    // Before what only deserves a look: a press on what has to be mended leads here.
    { name: 'Links', findings: links },
    { name: 'Headings in order', findings: headingFindings(draft) },
    {
      name: 'Both languages',
      findings: [...translationFindings(draft, places), ...adviceOn(places, ofScript)],
    },
    { name: 'Lengths', findings: adviceOn(places, ofLength) },
    { name: 'Prices', findings: adviceOn(places, ofPrice) },
    pictureCheck(places),
  ];
}
