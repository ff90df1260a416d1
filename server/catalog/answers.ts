import {
  FAVORABLE_PLAN_ID,
  HomeDataSchema,
  MenuSchema,
  ServicePageSchema,
  sortItems,
} from '@plinth/ui/contract';
import * as v from 'valibot';
import { ContentError } from './readYaml.ts';
import type { HomeFileSchema, Messages, PlanFileSchema, ServiceFileSchema } from './schemas.ts';

type ServiceFile = v.InferOutput<typeof ServiceFileSchema>;
type PlanFile = v.InferOutput<typeof PlanFileSchema>;
type HomeFile = v.InferOutput<typeof HomeFileSchema>;

/** The answer of `GetServiceById`: a page, or the flag that there is none. */
export type ServiceAnswer =
  | (ServiceFile['page'] & { readonly imageUrl: string; readonly isError: false })
  | (PlanFile & { readonly template: 'Product'; readonly isError: false })
  | { readonly isError: true; readonly items: readonly never[] };

/** The answer of `GetServiceById` for an id that nobody knows. */
export const UNKNOWN_SERVICE: ServiceAnswer = { isError: true, items: [] };

/** The answers of all calls in one language, as they go over the wire. */
export interface LanguageContent {
  readonly menu: {
    readonly items: readonly { readonly id: number; readonly name: string; readonly sort: number }[];
  };
  readonly home: {
    readonly productItems: readonly ({ readonly id: number; readonly sort: number } & ServiceFile['card'])[];
    readonly mediaItems: HomeFile['mediaItems'];
    readonly brandItems: HomeFile['brandItems'];
  };
  /** By id; the favourable plan is among them with the id 1. */
  readonly services: ReadonlyMap<string, ServiceAnswer>;
  readonly messages: Messages;
}

/** Makes the answers of one language from its files. */
export function makeAnswers(
  services: readonly ServiceFile[],
  plan: PlanFile,
  home: HomeFile,
  messages: Messages,
): LanguageContent {
  const byId = new Map(services.map((service) => [String(service.id), service]));
  const sorted = sortItems([...byId].map(([id, { sort }]) => ({ id, sort }))).flatMap(({ id }) => {
    const service = byId.get(id);
    return service === undefined ? [] : [service];
  });
  return {
    menu: { items: sorted.map(({ id, menuName, sort }) => ({ id, name: menuName, sort })) },
    home: {
      productItems: sorted.map(({ id, sort, card }) => ({ id, sort, ...card })),
      mediaItems: home.mediaItems,
      brandItems: home.brandItems,
    },
    services: new Map<string, ServiceAnswer>([
      [FAVORABLE_PLAN_ID, { isError: false, template: 'Product', ...plan }],
      ...sorted.map(({ id, card, page }): [string, ServiceAnswer] => [
        String(id),
        { isError: false, imageUrl: card.imageUrl, ...page },
      ]),
    ]),
    messages,
  };
}

/**
 * Holds the answers against the contract that the client checks them with, so that content which the client would
 * refuse, or of which it would drop a part, is found at start.
 *
 * @param where how the content is called in messages
 * @throws ContentError
 */
export function checkContract(content: LanguageContent, where: string): void {
  const parse = <TSchema extends v.GenericSchema>(schema: TSchema, answer: unknown, name: string) => {
    const result = v.safeParse(schema, answer);
    if (result.success) return result.output;
    throw new ContentError(`${where}: ${name} breaks the contract: ${result.issues[0].message}`);
  };
  const complain = (name: string): never => {
    throw new ContentError(`${where}: ${name} has entries that the contract does not take`);
  };
  const menu = parse(MenuSchema, content.menu, 'the menu');
  if (menu.items.length !== content.menu.items.length) complain('the menu');
  const home = parse(HomeDataSchema, content.home, 'the home page');
  for (const list of ['productItems', 'mediaItems', 'brandItems'] as const) {
    if (home[list].length !== content.home[list].length) complain(`the home page's ${list}`);
  }
  for (const [id, answer] of content.services) {
    const page = parse(ServicePageSchema, answer, `service ${id}`);
    if (page.items.length !== answer.items.length) complain(`service ${id}`);
  }
}
