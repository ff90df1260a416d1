import * as v from 'valibot';
import {
  OptionalTextSchema,
  RequiredTextSchema,
  SortSchema,
  filledSortedList,
  optionalSortedList,
} from './fields.ts';

/** One line of what a package contains. */
export const DescItemSchema = v.object({ item: RequiredTextSchema, sort: SortSchema });
/** One line of what a package contains. */
export type DescItemData = v.InferOutput<typeof DescItemSchema>;

/** A package with its price. */
export const PriceItemSchema = v.object({
  title: RequiredTextSchema,
  /** Shown on the favourable plan page only. */
  subTitle: OptionalTextSchema,
  /** In whole currency units; shown with `$` and thousand separators, without guessing the currency. */
  price: v.pipe(v.number(), v.finite(), v.minValue(0)),
  unit: OptionalTextSchema,
  /** Whether it is the popular one. */
  preferFlag: v.fallback(v.boolean(), false),
  descItems: optionalSortedList(DescItemSchema),
  sort: SortSchema,
});
/** A package with its price. */
export type PriceItemData = v.InferOutput<typeof PriceItemSchema>;

/** One step of a process. */
export const ProcessItemSchema = v.object({
  imageUrl: OptionalTextSchema,
  title: RequiredTextSchema,
  description: OptionalTextSchema,
  sort: SortSchema,
});
/** One step of a process. */
export type ProcessItemData = v.InferOutput<typeof ProcessItemSchema>;

const pageFields = {
  pageTitle: RequiredTextSchema,
  pageSubTitle: OptionalTextSchema,
  pageContentTitle: OptionalTextSchema,
  /** A drawing of the service, as on its card. It is not in the specification: a backend may leave it out. */
  imageUrl: v.fallback(v.optional(v.string()), undefined),
};

/** A service page with prices. */
export const ProductPageSchema = v.object({
  template: v.literal('Product'),
  ...pageFields,
  items: filledSortedList(PriceItemSchema),
});
/** A service page with prices. */
export type ProductPageData = v.InferOutput<typeof ProductPageSchema>;

/** A service page with steps. */
export const ProcessPageSchema = v.object({
  template: v.literal('Process'),
  ...pageFields,
  items: filledSortedList(ProcessItemSchema),
});
/** A service page with steps. */
export type ProcessPageData = v.InferOutput<typeof ProcessPageSchema>;

/** A good answer of `GET View/GetServiceById`; an empty one, or one whose `isError` is true, does not parse. */
export const ServicePageSchema = v.pipe(
  v.looseObject({ isError: v.optional(v.nullable(v.literal(false))) }),
  v.variant('template', [ProductPageSchema, ProcessPageSchema]),
);
/** A service page, of either template. */
export type ServicePageData = v.InferOutput<typeof ServicePageSchema>;
