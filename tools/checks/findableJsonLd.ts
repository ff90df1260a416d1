import { isRecord } from '@plinth/site/composed-content';

/** The required properties of each schema.org type used here. schema-dts gives the compiler all allowed ones. */
const REQUIRED: Readonly<Record<string, readonly string[]>> = {
  Organization: ['name', 'url', 'logo', 'email'],
  WebSite: ['name', 'url'],
  WebPage: ['name', 'description', 'url', 'inLanguage'],
  AboutPage: ['name', 'url', 'mainEntity'],
  Person: ['name', 'jobTitle', 'worksFor'],
  Service: ['name', 'description', 'provider', 'url'],
  Offer: ['name', 'price', 'priceCurrency'],
  UnitPriceSpecification: ['price', 'priceCurrency'],
  OfferCatalog: ['name', 'itemListElement'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name', 'item'],
  PostalAddress: ['streetAddress', 'addressCountry'],
  Country: ['name'],
};

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

/** Checks values whose format schema.org prescribes. */
function checkValue(key: string, value: unknown): string | undefined {
  if (['url', 'logo', 'image', 'item'].includes(key) && !(typeof value === 'string' && URL.canParse(value))) {
    return 'is no absolute address';
  }
  if (key === 'price' && !(typeof value === 'number' && value >= 0)) return 'is no price';
  if (key === 'priceCurrency' && !(typeof value === 'string' && /^[A-Z]{3}$/.test(value))) {
    return 'is no currency of ISO 4217';
  }
  return undefined;
}

function checkNode(
  node: Readonly<Record<string, unknown>>,
  place: string,
  known: ReadonlySet<unknown>,
): string[] {
  const { '@type': type, '@id': id, ...properties } = node;
  if (type === undefined) {
    return known.has(id) && Object.keys(properties).length === 0
      ? []
      : [`${place} has no @type and refers to nothing on the page`];
  }
  const required = typeof type === 'string' ? REQUIRED[type] : undefined;
  if (required === undefined) return [`${place} has the unknown type ${JSON.stringify(type)}`];
  const here = `${place} (${JSON.stringify(type)})`;
  return [
    ...required.filter((key) => isEmpty(properties[key])).map((key) => `${here} lacks ${key}`),
    ...Object.entries(properties).flatMap(([key, value]) => {
      if (isEmpty(value)) return required.includes(key) ? [] : [`${here} has an empty ${key}`];
      const problem = checkValue(key, value);
      const below = (Array.isArray(value) ? value : [value]).filter(isRecord);
      return [
        ...(problem === undefined ? [] : [`${here}: ${key} ${problem}`]),
        ...below.flatMap((child, index) => checkNode(child, `${here}.${key}[${index}]`, known)),
      ];
    }),
  ];
}

/** The types at the top of a graph. */
export function typesOf(graph: unknown): string[] {
  const nodes = isRecord(graph) && Array.isArray(graph['@graph']) ? graph['@graph'] : [];
  return nodes.flatMap((node: unknown) =>
    isRecord(node) && typeof node['@type'] === 'string' ? [node['@type']] : [],
  );
}

/**
 * Checks structured data against schema.org: known types with their required properties, values in the right format, and
 * references that resolve.
 *
 * @returns problems in words
 */
export function checkJsonLd(graph: unknown): string[] {
  if (!isRecord(graph) || graph['@context'] !== 'https://schema.org' || !Array.isArray(graph['@graph'])) {
    return ['the structured data are no graph in the context of https://schema.org'];
  }
  const nodes: readonly unknown[] = graph['@graph'];
  const known = new Set(
    nodes.flatMap((node) => (isRecord(node) && node['@id'] !== undefined ? [node['@id']] : [])),
  );
  return nodes.flatMap((node, index) =>
    isRecord(node) ? checkNode(node, `node ${index}`, known) : [`node ${index} is no object`],
  );
}
