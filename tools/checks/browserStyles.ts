import * as csstree from 'css-tree';
import type { Identifier } from '@mdn/browser-compat-data';
import { compatAt, lackedBy } from './compatData.ts';

/** What may be missing in old browsers without a fallback, because only a refinement is lost. */
const REFINEMENTS: Readonly<Record<string, string>> = {
  'text-wrap': 'lines of uneven length',
  'text-autospace': 'no space between Chinese and Latin',
  'text-spacing-trim': 'wider punctuation',
  'hanging-punctuation': 'punctuation inside the line',
  'text-size-adjust': 'the prefixed one stands beside it for Safari; Firefox enlarges nothing that it is for',
  'forced-color-adjust': 'Safari has no forced colours',
  'print-color-adjust': 'the prefixed one stands beside it, whose values the data date by the other',
  '-webkit-print-color-adjust': 'a numbered step and a badge without their ground on paper',
  'field-sizing': 'a text area of a fixed height, which scrolls',
  'mask-composite': 'one fading less behind the hero',
  cursor: 'phones have none',
  resize: 'on a phone a text area grows with its text or scrolls',
  rx: 'square corners in the pattern behind a hero',
  '::selection': 'the system’s own colours',
  'content-visibility': 'only with ::details-content, below',
  'media scripting': 'what needs a script is there without one, and entrances do not move',
  '::details-content': 'closed answers stay closed on paper',
  'break-after': 'on paper a heading may stand at the end of a sheet',
};

/** Units that have another name in the data, by their first two letters. */
const UNIT_GROUPS: Readonly<Record<string, string>> = {
  dv: 'viewport_percentage_units_dynamic',
  lv: 'viewport_percentage_units_large',
  sv: 'viewport_percentage_units_small',
  cq: 'container_query_length_units',
};

/** Every function that the data lists among the value types, by its name. */
function functionsIn(node: Identifier | undefined, found = new Map<string, Identifier>()) {
  for (const [name, below] of Object.entries(node ?? {}) as [string, Identifier][]) {
    if (name === '__compat') continue;
    if (!found.has(name)) found.set(name, below);
    functionsIn(below, found);
  }
  return found;
}
const FUNCTIONS = functionsIn(compatAt(['css', 'types']));

/** A feature that a style sheet uses: its name for readers, and its entry in the data. */
type Feature = readonly [name: string, known: Identifier | undefined];

const css = (...path: readonly string[]) => compatAt(['css', ...path]);

/** Without this a backdrop has no custom properties, as these are inherited. */
const BACKDROP_INHERITS = css('selectors', 'backdrop', 'inherit_from_originating_element');

/** The features that a part of a property's value uses. */
function featuresOfValue(property: string, node: csstree.CssNode): readonly Feature[] {
  switch (node.type) {
    case 'Identifier':
      return [[node.name, css('properties', property, node.name)]];
    case 'Function': {
      const known = css('properties', property, node.name) ?? FUNCTIONS.get(node.name);
      const { first } = node.children;
      const isRelative = first?.type === 'Identifier' && first.name === 'from';
      const relative: Feature = [`${node.name}(from …)`, known?.['relative_syntax']];
      return [[`${node.name}()`, known], ...(isRelative ? [relative] : [])];
    }
    case 'Dimension':
      return [[node.unit, css('types', 'length', UNIT_GROUPS[node.unit.slice(0, 2)] ?? node.unit)]];
    case 'Operator':
      return property === 'content' && node.value === '/'
        ? [['content: … / …', css('properties', property, 'alt_text')]]
        : [];
    default:
      return [];
  }
}

/** The features that any other part of a style sheet uses. */
function featuresOf(node: csstree.CssNode): readonly Feature[] {
  switch (node.type) {
    case 'NestingSelector':
      return [['&', css('selectors', 'nesting')]];
    case 'PseudoClassSelector':
    case 'PseudoElementSelector': {
      const colons = node.type === 'PseudoClassSelector' ? ':' : '::';
      return node.name.startsWith('-') ? [] : [[colons + node.name, css('selectors', node.name)]];
    }
    case 'Atrule': {
      const name = csstree.keyword(node.name).basename;
      return [[`@${name}`, css('at-rules', name)]];
    }
    case 'Feature':
      return node.kind === 'media' ? [[`media ${node.name}`, css('at-rules', 'media', node.name)]] : [];
    case 'FeatureRange':
      return node.kind === 'media' ? [['media range', css('at-rules', 'media', 'range_syntax')]] : [];
    default:
      return [];
  }
}

/**
 * A line for each feature that the policy's oldest browsers lack.
 *
 * @param counts which of those browsers count
 */
const lacksOf = (features: readonly Feature[], counts = (_browser: string) => true): string[] =>
  features.flatMap(([name, known]) => {
    const browsers = name in REFINEMENTS ? [] : lackedBy(known).filter(counts);
    return browsers.length > 0 ? [`${name} is not in ${browsers.join(', ')}`] : [];
  });

function lacksOfDeclaration(
  { property, value }: csstree.Declaration,
  block: readonly csstree.Declaration[],
): string[] {
  if (property in REFINEMENTS) return [];
  const { basename, prefix } = csstree.property(property);
  const known = css('properties', property);
  // In some browsers the prefixed property, in the same block, replaces it.
  const hasPrefixed = block.some((other) => other.property === `-webkit-${property}`);
  const lackPrefixed = lackedBy(known, '-webkit-');
  const counts = (browser: string) => !hasPrefixed || lackPrefixed.includes(browser);
  const parts = csstree.findAll(value, () => true);
  return [
    ...(prefix === '' ? lacksOf([[property, known]], counts) : []),
    ...lacksOf(parts.flatMap((node) => featuresOfValue(basename, node))),
  ];
}

/** Whether a block has an earlier declaration that is understood where this one is not and is dropped. */
function hasFallback(declaration: csstree.Declaration, block: readonly csstree.Declaration[]): boolean {
  if (csstree.generate(declaration.value).includes('var(')) return false;
  const { basename } = csstree.property(declaration.property);
  return block
    .slice(0, block.indexOf(declaration))
    .some(
      (other) =>
        csstree.property(other.property).basename === basename &&
        lacksOfDeclaration(other, block).length === 0,
    );
}

const isAtrule = (node: csstree.CssNode, name: string): boolean =>
  node.type === 'Atrule' && node.name === name;

/** Where a part of a style sheet is: the selectors of its rule, or the name of its at-rule. */
function placeOf(node: csstree.CssNode, { rule, atrule }: csstree.WalkContext): string {
  if (node.type === 'Atrule') return `@${node.name}`;
  return rule ? csstree.generate(rule.prelude) : `@${atrule?.name ?? ''}`;
}

/**
 * What a style sheet uses that the oldest browsers of the policy lack, one line each. Allowed are a value with a supported one
 * for the same property before it in its block (unless it contains a `var()`, with which browsers find out too late), and
 * everything inside `@supports`.
 */
export function unsupportedStyles(text: string): string[] {
  const found = new Set<string>();
  const tell = (lines: readonly string[], where: string) => {
    for (const line of lines) found.add(`${line}: ${where.slice(0, 100)}`);
  };
  csstree.walk(csstree.parse(text, { parseCustomProperty: true }), {
    enter(this: csstree.WalkContext, node: csstree.CssNode) {
      // What is tested by @supports needs no other fallback.
      if (isAtrule(node, 'supports')) return csstree.walk.skip;
      if (node.type === 'Declaration') {
        const block = (this.block?.children.toArray() ?? []).filter((other) => other.type === 'Declaration');
        if (!hasFallback(node, block)) tell(lacksOfDeclaration(node, block), csstree.generate(node));
        const place = placeOf(node, this);
        if (place.endsWith('::backdrop') && csstree.generate(node.value).includes('var('))
          tell(lacksOf([['var() in ::backdrop', BACKDROP_INHERITS]]), place);
        return csstree.walk.skip;
      }
      const lacks = lacksOf(featuresOf(node));
      if (lacks.length > 0) tell(lacks, placeOf(node, this));
      return isAtrule(node, 'font-face') ? csstree.walk.skip : undefined;
    },
  });
  return [...found];
}
