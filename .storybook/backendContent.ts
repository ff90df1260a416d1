import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { loadContent } from '@plinth/server/content';
import { contentDirectory } from '@plinth/server/settings';
import {
  FAVORABLE_PLAN_ID,
  HomeDataSchema,
  LANG_CODES,
  type LangCode,
  MenuSchema,
  type ServicePageData,
  ServicePageSchema,
} from '@plinth/ui/contract';
import * as v from 'valibot';
import type { Content } from '../stories/mocks/fixtures/content.ts';
import { VARIANT_NAMES } from './brandNames.ts';

type Answers = ReturnType<typeof loadContent>[LangCode];

/** @throws Error when the brand has no such page, since its stories would have nothing to show */
function pageOf<Template extends ServicePageData['template']>(
  name: string,
  { services }: Answers,
  template: Template,
  isWanted: (id: string) => boolean,
): { readonly id: string; readonly page: Extract<ServicePageData, { template: Template }> } {
  const isOfTemplate = (page: ServicePageData): page is Extract<ServicePageData, { template: Template }> =>
    page.template === template;
  for (const [id, answer] of services) {
    if (!isWanted(id)) continue;
    const page = v.parse(ServicePageSchema, answer);
    if (isOfTemplate(page)) return { id, page };
  }
  throw new Error(
    `The backend of '${name}' has no page of the template ${template}: give the brand fixtures of its own.`,
  );
}

function contentOf(name: string, answers: Answers): Content {
  const product = pageOf(name, answers, 'Product', (id) => id !== FAVORABLE_PLAN_ID);
  const process = pageOf(name, answers, 'Process', () => true);
  return {
    menu: v.parse(MenuSchema, answers.menu),
    home: v.parse(HomeDataSchema, answers.home),
    productId: product.id,
    productPage: product.page,
    processId: process.id,
    processPage: process.page,
    plan: pageOf(name, answers, 'Product', (id) => id === FAVORABLE_PLAN_ID).page,
    contact: { success: answers.messages.contactSuccess, refusal: answers.messages.contactInvalid },
  };
}

const root = join(import.meta.dirname, '..');

const hasFixtures = (name: string): boolean =>
  LANG_CODES.every((langCode) => existsSync(join(root, `stories/mocks/fixtures/${langCode}/${name}.ts`)));

/**
 * What the embedded backend answers for brands without fixtures, so that a new brand has stories before anybody has
 * written any.
 *
 * This runs in Node; a browser gets the result, see `results.ts`.
 */
export const BACKEND_CONTENT: Readonly<Record<string, Readonly<Record<LangCode, Content>>>> =
  Object.fromEntries(
    VARIANT_NAMES.filter((name) => !hasFixtures(name)).map((name) => {
      const content = loadContent(name, contentDirectory(name, root));
      return [name, { 'zh-tw': contentOf(name, content['zh-tw']), en: contentOf(name, content.en) }];
    }),
  );
