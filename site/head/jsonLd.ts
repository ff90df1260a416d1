import type { Graph } from 'schema-dts';
import { PAGES, STRUCTURED_DATA } from '../pages/list.ts';
import { pathOf, paths } from '../routes/index.ts';
import { organization } from './nodes.ts';
import type { HeadInput, StructuredInput } from './types.ts';
import { absoluteUrl } from './urls.ts';

/** A page's structured data in schema.org terms: the organisation on every page, and what the page is about. */
export function jsonLdOf(head: HeadInput): Graph {
  const { title, description } = PAGES[head.page];
  const input: StructuredInput = {
    ...head,
    title: title(head),
    description: description(head),
    url: absoluteUrl(head, pathOf(head.page, head.langCode, head.id)),
    homeUrl: absoluteUrl(head, paths.home(head.langCode)),
  };
  return {
    '@context': 'https://schema.org',
    '@graph': [organization(input), ...(STRUCTURED_DATA[head.page]?.(input) ?? [])],
  };
}

/** Characters that could end the script element or, in old JavaScript parsers, a line. */
const UNSAFE = /[<>&\u2028\u2029]/g;

/** Writes structured data as the content of `<script type="application/ld+json">`, such that nothing in them can end it. */
export function serializeJsonLd(graph: Graph): string {
  return JSON.stringify(graph).replace(
    UNSAFE,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** Writes structured data as the element that goes into the head. */
export const renderJsonLd = (graph: Graph): string =>
  `<script type="application/ld+json">${serializeJsonLd(graph)}</script>`;
