import { join } from 'node:path';
import { loadContent } from '@plinth/server/content';
import { contentDirectory } from '@plinth/server/settings';
import { forLanguages } from '@plinth/site/composed-languages';
import {
  FAVORABLE_PLAN_ID,
  HomeDataSchema,
  type LangCode,
  MenuSchema,
  ProcessPageSchema,
  ProductPageSchema,
} from '@plinth/ui/contract';
import * as v from 'valibot';
import { VARIANT_NAMES } from './brandNames.ts';

type Answers = ReturnType<typeof loadContent>[LangCode];

/**
 * The first of a brand's services whose page is of the template that a schema takes.
 *
 * @throws Error when the brand has none, since its stories would have nothing to show
 */
function serviceOf<Page>(
  { services }: Answers,
  schema: v.GenericSchema<unknown, Page>,
  isWanted: (id: string) => boolean,
): { readonly id: string; readonly page: Page } {
  for (const [id, answer] of services) {
    const { success, output } = v.safeParse(schema, answer);
    if (success && isWanted(id)) return { id, page: output };
  }
  throw new Error('The backend has no page for the stories of a template: give the brand one of each.');
}

function contentOf(answers: Answers) {
  const product = serviceOf(answers, ProductPageSchema, (id) => id !== FAVORABLE_PLAN_ID);
  const process = serviceOf(answers, ProcessPageSchema, () => true);
  return {
    menu: v.parse(MenuSchema, answers.menu),
    home: v.parse(HomeDataSchema, answers.home),
    /** The service with prices. */
    productId: product.id,
    productPage: product.page,
    /** The service with steps. */
    processId: process.id,
    processPage: process.page,
    plan: serviceOf(answers, ProductPageSchema, (id) => id === FAVORABLE_PLAN_ID).page,
    /** What the server says after a contact request, as html. */
    contact: { success: answers.messages.contactSuccess, refusal: answers.messages.contactInvalid },
  };
}

/** What a backend answers for one brand in one language, in the contract's types. */
export type Content = ReturnType<typeof contentOf>;

const root = join(import.meta.dirname, '..');

/**
 * What the embedded backend answers for each brand: a mocked call answers the same, and a new brand has stories before anybody
 * has written any.
 *
 * This runs in Node; a browser gets the result, see `results.ts`.
 */
export const BACKEND_CONTENT: Readonly<Record<string, Readonly<Record<LangCode, Content>>>> =
  Object.fromEntries(
    VARIANT_NAMES.map((name) => {
      const content = loadContent(name, contentDirectory(name, root));
      return [name, forLanguages((langCode) => contentOf(content[langCode]))];
    }),
  );
