import { ContentError } from '@plinth/server/content';
import type { Settings } from '@plinth/server/settings';
import { type LinkTargets, deadLink, slugsByLanguage } from '@plinth/site/composed';
import { forLanguages } from '@plinth/site/composed-languages';
import { inLanguage } from '@plinth/site/routes';
import { createI18n, textOf } from '@plinth/site/texts';
import type { Variant } from '@plinth/site/variants';
import { LANG_CODES } from '@plinth/ui/contract';
import { loadTheme } from './brand.ts';
import { type ComposedInput, readComposedPages } from './composedPages.ts';
import { refuseMissing, readDictionaries } from './dictionaries.ts';
import { askMenus, hasOneServiceImage, planPages, servicesIn } from './plan.ts';
import { createSource } from './source.ts';
import type { BuildContext } from './types.ts';

/** Where a site comes from. */
export interface ContextInput {
  readonly root: string;
  readonly settings: Settings;
  readonly variant: Variant;
  /** Finds a picture that a page's file names. */
  readonly picture: ComposedInput['picture'];
  /** The faults in the brand's pictures: reported in the same run as those in its pages. */
  readonly problems?: readonly string[];
  /** Where the content is read from instead of the variant's own folder. */
  readonly contentDir?: string | undefined;
}

/** The faults in the targets of the footer's links. */
const deadLinks = ({ name, company }: Variant, targets: LinkTargets): string[] =>
  (company.links ?? []).flatMap(({ url }, at) =>
    LANG_CODES.flatMap((langCode) => {
      const problem = deadLink(inLanguage(url, langCode), { langCode, anchors: [], targets });
      return problem === undefined ? [] : [`site/variants/${name}/company.ts: links.${at}.url: ${problem}`];
    }),
  );

/**
 * Reads all that a site is made of and plans its pages.
 *
 * @throws ContentError where the brand's own pages or pictures have faults
 */
export async function createContext({
  root,
  settings,
  variant,
  picture,
  problems = [],
  contentDir,
}: ContextInput): Promise<BuildContext> {
  const { siteUrl, basePath } = settings;
  const source = createSource(settings, contentDir);
  const menus = await askMenus(source);
  const services = servicesIn(menus);
  const composed = readComposedPages({ root, variant, picture, services });
  const targets = { services, pages: slugsByLanguage(composed.pages) };
  const all = [...problems, ...composed.problems, ...deadLinks(variant, targets)];
  if (all.length > 0) throw new ContentError(`pictures and pages:\n${all.join('\n')}`);
  const dictionaries = readDictionaries(root, variant.name);
  const pages = await planPages(source, menus, composed.pages);
  return {
    root,
    variant,
    theme: await loadTheme(root, variant.name),
    dictionaries,
    texts: forLanguages((langCode) => {
      const onMissingKey = (key: string) => refuseMissing(variant.name, langCode, key);
      return textOf(createI18n({ texts: dictionaries, onMissingKey }), langCode);
    }),
    siteUrl,
    basePath,
    menus,
    composed: composed.pages,
    pages,
    oneServiceImage: hasOneServiceImage(pages),
  };
}
