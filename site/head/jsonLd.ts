import type { Graph, Thing } from 'schema-dts';
import { isIndexable } from './headOf.ts';
import {
  aboutNodes,
  breadcrumbs,
  faqPage,
  homeNodes,
  offerCatalog,
  organization,
  serviceNodes,
} from './jsonLdNodes.ts';
import type { HeadInput } from './types.ts';

const PAGE_NODES: Readonly<Record<HeadInput['page'], (input: HeadInput) => Thing[]>> = {
  home: homeNodes,
  about: (input) => [...aboutNodes(input), breadcrumbs(input)],
  service: (input) => (isIndexable(input) ? [...serviceNodes(input), breadcrumbs(input)] : []),
  plan: (input) => [...offerCatalog(input), ...faqPage(input), breadcrumbs(input)],
  error: () => [],
};

/** A page's structured data after schema.org: the organisation on every page, and what the page is about. */
export function jsonLdOf(input: HeadInput): Graph {
  return {
    '@context': 'https://schema.org',
    '@graph': [organization(input), ...PAGE_NODES[input.page](input)],
  };
}

/** Signs that could end the script element or, in old parsers of JavaScript, a line. */
const UNSAFE = /[<>&\u2028\u2029]/g;

/** Writes structured data as the content of `<script type="application/ld+json">`, where nothing in them can end it. */
export function serializeJsonLd(graph: Graph): string {
  return JSON.stringify(graph).replace(
    UNSAFE,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** Writes structured data as the element that goes into the head. */
export const renderJsonLd = (graph: Graph): string =>
  `<script type="application/ld+json">${serializeJsonLd(graph)}</script>`;
