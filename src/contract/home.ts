import * as v from 'valibot';
import {
  IdSchema,
  OptionalTextSchema,
  RequiredTextSchema,
  SortSchema,
  optionalSortedList,
} from './fields.ts';

/** A service as a card on the home page; `id` leads to its page. */
export const ProductItemSchema = v.object({
  id: IdSchema,
  imageUrl: OptionalTextSchema,
  title: RequiredTextSchema,
  description: OptionalTextSchema,
  sort: SortSchema,
});
/** A service as a card on the home page; `id` leads to its page. */
export type ProductItemData = v.InferOutput<typeof ProductItemSchema>;

/** One entry of the media section. */
export const MediaItemSchema = v.object({
  imageUrl: OptionalTextSchema,
  title: RequiredTextSchema,
  description: OptionalTextSchema,
  sort: SortSchema,
});
/** One entry of the media section. */
export type MediaItemData = v.InferOutput<typeof MediaItemSchema>;

/**
 * A brand's or partner's logo. The specification gives only `imageUrl`; `name` is our optional addition, for alternative text.
 */
export const BrandItemSchema = v.object({
  imageUrl: RequiredTextSchema,
  name: OptionalTextSchema,
  sort: SortSchema,
});
/** A brand's or partner's logo; `name` is empty when the backend does not send it. */
export type BrandItemData = v.InferOutput<typeof BrandItemSchema>;

/** The answer of `GET View/GetHomeData`, every list sorted; a missing list is an empty section (rulings, 'Home data'). */
export const HomeDataSchema = v.object({
  productItems: optionalSortedList(ProductItemSchema),
  mediaItems: optionalSortedList(MediaItemSchema),
  brandItems: optionalSortedList(BrandItemSchema),
});
/** The home page's data, every list sorted. */
export type HomeData = v.InferOutput<typeof HomeDataSchema>;
