import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { type Page, test } from '@playwright/test';
import { readManifest } from '@plinth/server/manifest';
import { PROJECT_ROOT, variantNames } from '@plinth/server/settings';
import { paths } from '@plinth/site/routes';
import { LANG_CODES, type LangCode } from '@plinth/ui/contract';
import { addressName } from './playwright.config.ts';
import { STATES, type State } from './states.ts';

/** The faces of the brands, which sites show a moment after a picture is taken, and the Chinese one, which machines may lack. */
const FACES = ['geist', 'bricolage-grotesque', 'noto-sans-tc'];

/** Where the packages of faces are. */
const FONTS = dirname(dirname(createRequire(import.meta.url).resolve('@fontsource-variable/geist/wght.css')));

/** Makes the bundled faces known under the names that themes have for them. */
const FONT_CSS = FACES.map((face) =>
  readFileSync(join(FONTS, face, 'wght.css'), 'utf8')
    .replaceAll('./files/', `/bundled-faces/${face}/files/`)
    .replaceAll(/ Variable'/g, "'"),
).join('\n');

/** `/main/en/service/2` is `service-2`, `/errorPage` is `error`. */
function nameOf(path: string): string {
  const name = path.replace(/^\/(?:main\/[^/]+\/)?/, '').replaceAll('/', '-');
  return { index: 'home', favorablePlan: 'plan', errorPage: 'error' }[name] ?? name;
}

/** Every finished page of a brand in a language, also those whose path has none, and the states of a visit. */
function subjectsOf(variant: string, langCode: LangCode): State[] {
  const { pages } = readManifest(join(PROJECT_ROOT, 'dist'), variant);
  const isOther = (path: string) => path.startsWith('/main/') && !path.startsWith(`/main/${langCode}/`);
  const finished = pages.filter(({ path }) => !isOther(path));
  return [...finished.map(({ path }) => ({ name: nameOf(path), path: () => path })), ...STATES];
}

/** Waits until everything is there that the picture is to show. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    // A picture that cannot be shown is a state like any other; waiting for it ends there.
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
    await document.fonts.ready;
  });
}

test.beforeEach(async ({ page }) => {
  await page.route('/bundled-faces/**', (route) =>
    route.fulfill({
      path: join(FONTS, new URL(route.request().url()).pathname.replace('/bundled-faces/', '')),
    }),
  );
  await page.addInitScript((css) => {
    const style = document.createElement('style');
    style.textContent = css;
    document.addEventListener('DOMContentLoaded', () => document.head.append(style), { once: true });
    document.addEventListener('app:ready', () => document.documentElement.setAttribute('data-alive', ''));
  }, FONT_CSS);
});

for (const variant of variantNames()) {
  for (const langCode of LANG_CODES) {
    test.describe(`${variant} ${langCode}`, () => {
      test.use({ baseURL: process.env[addressName(variant)], locale: langCode === 'en' ? 'en' : 'zh-TW' });
      for (const { name, path = paths.home, below = Infinity, prepare, act, window } of subjectsOf(
        variant,
        langCode,
      )) {
        test(name, async ({ page, viewport }, { project }) => {
          test.skip((viewport?.width ?? 0) >= below, `There is none from ${below} pixels on.`);
          await prepare?.(page);
          await page.goto(path(langCode));
          // A state may need a page that is alive.
          await page.locator('html[data-alive]').waitFor();
          await act?.(page);
          await settle(page);
          const file = join(project.outputDir, variant, langCode, `${name}-${project.name}.png`);
          await page.screenshot({ path: file, fullPage: window !== true, animations: 'disabled' });
        });
      }
    });
  }
}
