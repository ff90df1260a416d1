import { FAVORABLE_PLAN_ID, sortItems } from '@plinth/ui/contract';
import type * as v from 'valibot';
import type { HomeFileSchema, Messages, PlanFileSchema, ServiceFileSchema } from './schemas.ts';

type ServiceFile = v.InferOutput<typeof ServiceFileSchema>;
type PlanFile = v.InferOutput<typeof PlanFileSchema>;
type HomeFile = v.InferOutput<typeof HomeFileSchema>;

/** The answer of `GetServiceById`: a page, or the flag that there is none. */
export type ServiceAnswer =
  | (ServiceFile['page'] & { readonly imageUrl: string; readonly isError: false })
  | (PlanFile & { readonly template: 'Product'; readonly isError: false })
  | { readonly isError: true; readonly items: readonly never[] };

/** The answer of `GetServiceById` for an unknown id. */
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

/** Every `imageUrl` in answers, however deep. */
export function imageUrlsIn(data: unknown): string[] {
  if (typeof data !== 'object' || data === null) return [];
  return Object.entries(data).flatMap(([key, value]: [string, unknown]) =>
    key === 'imageUrl' && typeof value === 'string' ? [value] : imageUrlsIn(value),
  );
}

/** Makes the answers of one language from its files. */
export function makeAnswers(
  services: readonly ServiceFile[],
  plan: PlanFile,
  home: HomeFile,
  messages: Messages,
): LanguageContent {
  const sorted = sortItems(
    services.map((service) => ({ id: String(service.id), sort: service.sort, service })),
  ).map(({ service }) => service);
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
