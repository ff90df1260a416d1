import type { Thing } from 'schema-dts';
import { pricesOf } from '../composed/prices.ts';
import { offer, offerCatalog } from './nodes.ts';
import type { StructuredInput } from './types.ts';

/** The prices of a page that a brand composed, whose own words say what is in them. */
export const composedCatalog = (input: StructuredInput): Thing[] =>
  offerCatalog(
    input,
    input.title,
    pricesOf(input.content).map((item) => offer(input, item, { priceCurrency: item.currency?.code })),
  );
