import { LANG_CODES, type LangCode, isLangCode } from '@plinth/ui/contract';
import { HOME_SLUG } from './content.ts';
import { ROUTES, paths } from '../routes/index.ts';

/** What the name of a page's file says. */
export interface PageName {
  readonly slug: string;
  readonly langCode: LangCode;
}

/** Whether it is the home page, which has an address of its own. */
export const isHome = ({ slug }: Pick<PageName, 'slug'>): boolean => slug === HOME_SLUG;

/** The names of the specification's routes, which no page may hide. */
const RESERVED: ReadonlySet<string> = new Set(
  [paths.activeIndex, ...ROUTES.map(({ path }) => path)]
    .flatMap((path) => path.split('/'))
    .filter((part) => part !== '' && !part.startsWith(':'))
    // Some file systems do not distinguish upper and lower case.
    .map((part) => part.toLowerCase()),
);

/** In characters; less than file systems allow. */
const LONGEST = 60;

/**
 * What is wrong with a page's slug.
 *
 * @returns undefined for one that can be served
 */
export function slugProblem(slug: string): string | undefined {
  if (RESERVED.has(slug.toLowerCase())) return `'${slug}' is already a page of the site: choose another name`;
  if (!/^[a-z\d-]+$/.test(slug))
    return `'${slug}' cannot be an address: use lower-case letters, digits and hyphens`;
  if (slug.length > LONGEST) return `'${slug}' is too long for an address: ${LONGEST} characters at most`;
  return undefined;
}

/**
 * What the name of a file in a brand's `pages` folder says.
 *
 * @returns what is wrong with it, in plain words, where it is not `<slug>.<lang>.yaml`
 */
export function readFileName(file: string): PageName | string {
  const [slug = '', langCode = '', ending, ...more] = file.split('.');
  if (!isLangCode(langCode) || ending !== 'yaml' || more.length > 0)
    return `expected a name such as autumn.${LANG_CODES.join('.yaml or autumn.')}.yaml`;
  return slugProblem(slug) ?? { slug, langCode };
}

/** The name of a page's file. */
export const fileNameOf = ({ slug, langCode }: PageName): string => `${slug}.${langCode}.yaml`;
