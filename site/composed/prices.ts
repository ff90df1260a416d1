import type { PriceCurrency } from '@plinth/ui';
import type { PriceItemData } from '@plinth/ui/contract';
import { type ComposedPage, isRecord, plainWords } from './content.ts';
import type { RawProps } from './sections.ts';

/** A price of a composed page: the fields of a service's price, and those that only a page's file can have. */
export interface PagePrice extends Pick<
  PriceItemData,
  'title' | 'subTitle' | 'price' | 'unit' | 'descItems'
> {
  readonly currency: PriceCurrency | undefined;
  /** The quiet line below, such as the tax note; it may be empty. */
  readonly note: string;
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

const isCurrency = (value: unknown): value is PriceCurrency => isRecord(value) && 'code' in value;

/** The lines of a package, including those under headings. */
const linesOf = (features: unknown): readonly string[] =>
  listOf(features).flatMap((line) =>
    isRecord(line) && 'items' in line ? linesOf(line['items']) : [plainWords(line)],
  );

/** The prices of a package: one, or one for each period. */
function pricesOfPackage(item: RawProps, section: RawProps): readonly PagePrice[] {
  const { heading, subheading, features, note, prices, currency = section['currency'] } = item;
  return [item, ...listOf(prices).filter(isRecord)].flatMap(({ price, unit }) =>
    typeof price === 'number'
      ? [
          {
            title: plainWords(heading),
            subTitle: plainWords(subheading),
            price,
            unit: plainWords(unit),
            descItems: linesOf(features).map((line) => ({ item: line })),
            currency: isCurrency(currency) ? currency : undefined,
            note: plainWords(note),
          },
        ]
      : [],
  );
}

/** Every price of a composed page, for search engines and `llms.txt`. */
export const pricesOf = (content: ComposedPage | undefined): readonly PagePrice[] =>
  (content?.sections ?? []).flatMap(({ props }) =>
    listOf(props['items'])
      .filter(isRecord)
      .flatMap((item) => pricesOfPackage(item, props)),
  );
