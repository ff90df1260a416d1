import type { Thing } from 'schema-dts';
import { pricesOf } from '../composed/prices.ts';
import { offer, offerCatalog } from './nodes.ts';
import type { StructuredInput } from './types.ts';

/** The prices of a composed page, whose own words say what they include. */
export const composedCatalog = (input: StructuredInput): Thing[] =>
  offerCatalog(
    input,
    input.title,
    pricesOf(input.content).map((item) => offer(input, item, { priceCurrency: item.currency?.code })),
  );
