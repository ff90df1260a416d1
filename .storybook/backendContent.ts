import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { loadContent } from '@plinth/server/content';
import { PROJECT_ROOT as root, contentDirectory, readSettings } from '@plinth/server/settings';
import { FAVORABLE_PLAN_ID, LANG_CODES, type LangCode, type ServicePageData } from '@plinth/ui/contract';
import type { Content } from '../stories/mocks/fixtures/content.ts';
import { createSource } from '../tools/build/source.ts';
import { VARIANT_NAMES } from './brandNames.ts';

/** @throws Error when the page is of another template, or there is none: the brand's stories would have nothing to show */
function ofTemplate<Template extends ServicePageData['template']>(
  template: Template,
  page: ServicePageData | undefined,
  fixtures: string,
) {
  const isOfTemplate = (given: ServicePageData): given is Extract<ServicePageData, { template: Template }> =>
    given.template === template;
  if (page !== undefined && isOfTemplate(page)) return page;
  throw new Error(
    `${fixtures} is missing, which the workshop needs for a brand that has no service of the template ${template}.`,
  );
}

/** The fixtures of a brand that does not show the backend's answers. */
const fixturesOf = (name: string, langCode: LangCode): string =>
  `stories/mocks/fixtures/${langCode}/${name}.ts`;

async function contentOf(name: string, langCode: LangCode): Promise<Content> {
  const api = createSource(readSettings({ SITE_VARIANT: name }));
  const menu = await api.getMenu(langCode);
  const services = await Promise.all(
    menu.items.map(async ({ id }) => ({ id, page: await api.getService(id, langCode) })),
  );
  const [priced, stepwise] = (['Product', 'Process'] as const).map((template) =>
    services.find(({ page }) => page.template === template),
  );
  const { messages } = loadContent(contentDirectory(name))[langCode];
  const fixtures = fixturesOf(name, langCode);
  return {
    menu,
    home: await api.getHomeData(langCode),
    productId: priced?.id ?? '',
    productPage: ofTemplate('Product', priced?.page, fixtures),
    processId: stepwise?.id ?? '',
    processPage: ofTemplate('Process', stepwise?.page, fixtures),
    plan: ofTemplate('Product', await api.getService(FAVORABLE_PLAN_ID, langCode), fixtures),
    contact: { success: messages.contactSuccess, refusal: messages.contactInvalid },
  };
}

const hasFixtures = (name: string): boolean =>
  LANG_CODES.every((langCode) => existsSync(join(root, fixturesOf(name, langCode))));

/**
 * The embedded backend's answers for brands without fixtures, so that a new brand has stories before anybody writes
 * fixtures.
 *
 * This runs in Node; a browser gets the result, see `results.ts`.
 */
export const BACKEND_CONTENT: Readonly<Record<string, Readonly<Record<LangCode, Content>>>> =
  Object.fromEntries(
    await Promise.all(
      VARIANT_NAMES.filter((name) => !hasFixtures(name)).map(async (name) => [
        name,
        { 'zh-tw': await contentOf(name, 'zh-tw'), en: await contentOf(name, 'en') },
      ]),
    ),
  );
