import { LANG_CODES, type LangCode } from '@plinth/ui/contract';
import { type PagePrice, pricesOf } from '@plinth/site/composed-prices';
import { PAGES } from '@plinth/site/pages';
import { COLONS } from '@plinth/site/head';
import type { FindableContext, ListedPage } from './findable.ts';

/** Text from content on one line, with Markdown's special characters escaped. */
const plain = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[[\]\\`*_<>]/g, '\\$&');

/** A price as it stands on the page; Chinese units begin with their own sign. */
function priceLine(
  { title, price, currency, unit }: Pick<PagePrice, 'title' | 'price' | 'unit'> & Partial<PagePrice>,
  langCode: LangCode,
  { formatPrice }: FindableContext['prerender'],
): string {
  const gap = unit === '' || /^[/／]/.test(unit) ? '' : ' ';
  return `  - ${plain(title)}${COLONS[langCode]}${plain(formatPrice(price, currency))}${gap}${plain(unit)}`;
}

function pageLines({ plan, url }: ListedPage, context: FindableContext): string[] {
  const text = context.texts[plan.langCode];
  const { data } = plan;
  const written = pricesOf(plan.content);
  const notes = new Set(written.map(({ note }) => note).filter((note) => note !== ''));
  const { title, description } = PAGES[plan.page];
  const input = { ...plan, text };
  const isPriced = data !== undefined && 'template' in data && data.template === 'Product';
  return [
    `- [${plain(title(input))}](${url}): ${plain(description(input))}`,
    ...(isPriced
      ? [
          ...data.items.map((item) => priceLine(item, plan.langCode, context.prerender)),
          `  - ${plain(text('SERVICE.TAX'))}`,
        ]
      : []),
    ...written.map((price) => priceLine(price, plan.langCode, context.prerender)),
    ...Array.from(notes, (note) => `  - ${plain(note)}`),
  ];
}

function languageLines(langCode: LangCode, context: FindableContext, pages: readonly ListedPage[]): string[] {
  const text = context.texts[langCode];
  const { company } = context.variant;
  const own = pages.filter(({ plan }) => plan.langCode === langCode);
  const groups = Map.groupBy(own, ({ plan }) => PAGES[plan.page].listedUnder);
  return [
    ...Array.from(groups, ([heading, members]) => [
      `## ${plain(heading === undefined ? company.name[langCode] : text(heading))}`,
      '',
      ...members.flatMap((page) => pageLines(page, context)),
      '',
    ]).flat(),
    `## ${plain(text('MENU.CONTACT'))}`,
    '',
    `- ${plain(text('FOOTER.EMAIL'))}${COLONS[langCode]}${company.email}`,
    `- ${plain(text('FOOTER.ADDRESS'))}${COLONS[langCode]}${plain(company.address[langCode])}`,
    '',
  ];
}

/** Writes `llms.txt` (llmstxt.org): what the company does, its pages and its prices, in each language. */
export function buildLlmsText(context: FindableContext, pages: readonly ListedPage[]): string {
  const texts = LANG_CODES.map((langCode) => context.texts[langCode]);
  const names = texts.map((text) => plain(text('META.SITE_NAME')));
  const summaries = texts.map((text) => `> ${plain(text('META.SITE_DESCRIPTION'))}`);
  return [
    `# ${names.join(' · ')}`,
    '',
    summaries.join('\n>\n'),
    '',
    ...LANG_CODES.flatMap((langCode) => languageLines(langCode, context, pages)),
  ].join('\n');
}
