import * as csstree from 'css-tree';
import type { Identifier } from '@mdn/browser-compat-data';
import { compatAt, lackedBy } from './compatData.ts';

/** What may be missing in old browsers without a fallback, because nothing but a refinement goes with it. */
const REFINEMENTS: Readonly<Record<string, string>> = {
  'text-wrap': 'lines of uneven length',
  'text-wrap-style': 'lines of uneven length',
  'text-autospace': 'no space between Chinese and Latin',
  'text-spacing-trim': 'wider punctuation',
  'hanging-punctuation': 'punctuation inside the line',
  'text-size-adjust': 'the prefixed one stands beside it for Safari; Firefox enlarges nothing that it is for',
  'forced-color-adjust': 'Safari has no forced colours',
  'field-sizing': 'a text area of a fixed height, which scrolls',
  'mask-composite': 'one fading less behind the hero',
  cursor: 'phones have none',
  resize: 'on a phone a text area grows with its text or scrolls',
  rx: 'square corners in the pattern behind a hero',
  '::selection': 'the system’s own colours',
  'content-visibility': 'only with ::details-content, below',
  'scrollbar-gutter': 'a page that moves by the width of its scroll bar under a dialog',
  'media scripting': 'what needs a script is there without one, and entrances do not move',
  '::details-content': 'closed answers stay closed on paper',
};

/** Units whose name is not the data's, by how they begin. */
const UNIT_GROUPS: Readonly<Record<string, string>> = {
  dv: 'viewport_percentage_units_dynamic',
  lv: 'viewport_percentage_units_large',
  sv: 'viewport_percentage_units_small',
  cq: 'container_query_length_units',
};

/** Every function that the data describes among the types of values, by its name. */
function functionsIn(node: Identifier | undefined, found = new Map<string, Identifier>()) {
  for (const [name, below] of Object.entries(node ?? {}) as [string, Identifier][]) {
    if (name === '__compat') continue;
    if (!found.has(name)) found.set(name, below);
    functionsIn(below, found);
  }
  return found;
}
const FUNCTIONS = functionsIn(compatAt(['css', 'types']));

/**
 * A line where the policy's oldest browsers lack something.
 *
 * @param feature a property, function, unit, selector or at-rule
 * @param counts which of those browsers count
 */
function lack(feature: string, known: Identifier | undefined, counts = (_browser: string) => true): string[] {
  const browsers = feature in REFINEMENTS ? [] : lackedBy(known).filter(counts);
  return browsers.length > 0 ? [`${feature} is not in ${browsers.join(', ')}`] : [];
}

function lacksOfValue(property: string, value: csstree.Value | csstree.Raw): string[] {
  const found: string[] = [];
  csstree.walk(value, (node) => {
    if (node.type === 'Identifier') {
      found.push(...lack(node.name, compatAt(['css', 'properties', property, node.name])));
    } else if (node.type === 'Function') {
      const own = compatAt(['css', 'properties', property, node.name]);
      const known = own ?? FUNCTIONS.get(node.name);
      const [first] = node.children.toArray();
      const isRelative = first?.type === 'Identifier' && first.name === 'from';
      found.push(...lack(`${node.name}()`, known));
      if (isRelative) found.push(...lack(`${node.name}(from …)`, known?.['relative_syntax']));
    } else if (node.type === 'Dimension') {
      const group = UNIT_GROUPS[node.unit.slice(0, 2)] ?? node.unit;
      found.push(...lack(node.unit, compatAt(['css', 'types', 'length', group])));
    }
  });
  // The data has no entry for it: the text alternative came to Firefox 128 and Safari 17.4.
  if (property === 'content' && csstree.generate(value).includes('/')) {
    found.push('content: … / … is not in firefox 115, safari 16.4');
  }
  return found;
}

/** A property that lacks in some browsers is fine in those whose prefixed one stands in the same block. */
function lacksOfName(property: string, block: readonly csstree.Declaration[]): string[] {
  const known = compatAt(['css', 'properties', property]);
  const prefixed = block.some((other) => other.property === `-webkit-${property}`)
    ? lackedBy(known, '-webkit-')
    : undefined;
  return lack(property, known, (browser) => prefixed?.includes(browser) ?? true);
}

function lacksOfDeclaration(
  { property, value }: csstree.Declaration,
  block: readonly csstree.Declaration[],
): string[] {
  if (property in REFINEMENTS) return [];
  if (property.startsWith('--')) return lacksOfValue(property, value);
  const { basename, prefix } = csstree.property(property);
  return [...(prefix === '' ? lacksOfName(property, block) : []), ...lacksOfValue(basename, value)];
}

function lacksOfSelector(prelude: csstree.CssNode): string[] {
  const found: string[] = [];
  csstree.walk(prelude, (node) => {
    if (node.type === 'NestingSelector') found.push(...lack('&', compatAt(['css', 'selectors', 'nesting'])));
    if (node.type !== 'PseudoClassSelector' && node.type !== 'PseudoElementSelector') return;
    const colons = node.type === 'PseudoClassSelector' ? ':' : '::';
    if (!node.name.startsWith('-')) {
      found.push(...lack(colons + node.name, compatAt(['css', 'selectors', node.name])));
    }
  });
  return found;
}

const at = (where: string) => (line: string) => `${line}: ${where.slice(0, 100)}`;

/** Whether an earlier declaration of a block is understood where a later one is not, and the later one is then dropped. */
function hasFallback(block: readonly csstree.Declaration[], index: number): boolean {
  const declaration = block[index];
  if (declaration === undefined || csstree.generate(declaration.value).includes('var(')) return false;
  const { basename } = csstree.property(declaration.property);
  return block
    .slice(0, index)
    .some(
      (other) =>
        csstree.property(other.property).basename === basename &&
        lacksOfDeclaration(other, block).length === 0,
    );
}

const declarationsOf = (block: csstree.Block): csstree.Declaration[] =>
  block.children.toArray().filter((node): node is csstree.Declaration => node.type === 'Declaration');

function lacksOfBlock(block: csstree.Block): string[] {
  const declarations = declarationsOf(block);
  return declarations.flatMap((declaration, index) =>
    hasFallback(declarations, index)
      ? []
      : lacksOfDeclaration(declaration, declarations).map(at(csstree.generate(declaration))),
  );
}

/** What a media query asks for. */
function lacksOfMedia(prelude: csstree.CssNode): string[] {
  const found: string[] = [];
  csstree.walk(prelude, (node) => {
    if (node.type === 'Feature') {
      found.push(...lack(`media ${node.name}`, compatAt(['css', 'at-rules', 'media', node.name])));
    } else if (node.type === 'FeatureRange') {
      found.push(...lack('media range', compatAt(['css', 'at-rules', 'media', 'range_syntax'])));
    }
  });
  return found;
}

/**
 * What a style sheet asks for that the oldest browsers of the policy lack, one line each. Fine are: a value with an understood
 * one of the same property before it in its block (but not where it has a `var()`, with which browsers find out too late), and
 * everything inside `@supports`.
 */
export function unsupportedStyles(css: string): string[] {
  const found: string[] = [];
  csstree.walk(csstree.parse(css, { parseCustomProperty: true }), {
    enter(this: csstree.WalkContext, node: csstree.CssNode) {
      if (node.type === 'Rule') {
        found.push(...lacksOfSelector(node.prelude).map(at(csstree.generate(node.prelude))));
        found.push(...lacksOfBlock(node.block));
        return undefined;
      }
      if (node.type !== 'Atrule') return undefined;
      // What is asked for first needs no other fallback.
      if (node.name === 'supports') return csstree.walk.skip;
      const name = csstree.keyword(node.name).basename;
      found.push(...lack(`@${name}`, compatAt(['css', 'at-rules', name])).map(at(`@${name}`)));
      if (name === 'media' && node.prelude !== null) {
        found.push(...lacksOfMedia(node.prelude).map(at('@media')));
      }
      if (name === 'font-face' && node.block !== null) return csstree.walk.skip;
      return undefined;
    },
  });
  return [...new Set(found)];
}
