import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { readSettings } from '@plinth/server/settings';
import type { Variant } from '@plinth/site/variants';
import { readDictionaries } from './dictionaries.ts';
import { readComposedPages } from './composedPages.ts';
import { askServices, planComposedPages, planErrorPages, planPages } from './plan.ts';
import { createSource } from './source.ts';
import type { BuildContext } from './types.ts';

const ROOT = join(import.meta.dirname, '../..');

/** A variant with its real content and dictionaries, for tests of what the build makes of them. */
export async function testContext(name: string, basePath = '/'): Promise<BuildContext> {
  const file = join(ROOT, 'site/variants', name, 'index.ts');
  const { variant }: { variant: Variant } = await import(pathToFileURL(file).href);
  const siteUrl = 'https://www.sample.example';
  const settings = readSettings({ SITE_VARIANT: name, BASE_PATH: basePath, SITE_URL: siteUrl });
  const source = createSource(settings);
  const pages = await planPages(source);
  const composed = readComposedPages({
    root: ROOT,
    variant,
    picture: (src, alt) => ({ src, alt }),
    services: await askServices(source),
  });
  if (composed.problems.length > 0) throw new Error(composed.problems.join('\n'));
  return {
    root: ROOT,
    variant,
    dictionaries: readDictionaries(ROOT, name),
    siteUrl,
    basePath,
    pages: [...planComposedPages(pages, composed.pages), ...planErrorPages()],
  };
}
