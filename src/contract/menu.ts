import * as v from 'valibot';
import { IdSchema, RequiredTextSchema, SortSchema, sortedList } from './fields.ts';

/** One entry of the service menu. */
export const MenuItemSchema = v.object({ id: IdSchema, name: RequiredTextSchema, sort: SortSchema });
/** One entry of the service menu, a link to the service page with this `id`. */
export type MenuItemData = v.InferOutput<typeof MenuItemSchema>;

/** The answer of `GET View/GetServiceMenu`, sorted. */
export const MenuSchema = v.object({ items: sortedList(MenuItemSchema) });
/** The service menu, sorted. */
export type Menu = v.InferOutput<typeof MenuSchema>;
