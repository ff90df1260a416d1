import { isDeepStrictEqual } from 'node:util';
import { type StyleGroup, readStyleGroups, writeStyleGroups } from '../app/styleGroups.ts';

/** A page's styles without the notes that styled-components leaves between its rules. */
export interface PackedStyles {
  readonly css: string;
  /** Which rules belong to which component; see `styleGroups.ts`. */
  readonly groups: string;
}

/** What stands after each rule. */
const END_OF_RULE = '/*!sc*/\n';

/** What stands after the rules of each component. */
const NOTE = /^data-styled\.g\d+\[id="([^"]+)"\]\{content:"([^"]*)"\}$/;

/** A style of the whole document has an id but no class. */
const GLOBAL = 'sc-global-';

/**
 * Takes the notes out of the style element that styled-components wrote. A browser that adopts the sheet needs far less than
 * what they say, and they are half a kilobyte of every document after compression.
 *
 * @throws Error when the names cannot be told from the rules alone
 */
export function packStyles(styleElement: string): PackedStyles {
  const text = styleElement.replace(/^<style[^>]*>/, '').replace(/<\/style>$/, '');
  const groups: StyleGroup[] = [];
  const kept: string[] = [];
  let first = 0;
  for (const rule of text.split(END_OF_RULE)) {
    const [, id, names] = NOTE.exec(rule) ?? [];
    if (id === undefined || names === undefined) {
      if (rule !== '') kept.push(rule.replaceAll(';}', '}'));
      continue;
    }
    groups.push({
      id,
      names: id.startsWith(GLOBAL) ? [] : names.split(',').filter((name) => name !== ''),
      rules: kept.length - first,
    });
    first = kept.length;
  }
  const css = kept.join('');
  const written = writeStyleGroups(groups);
  if (!isDeepStrictEqual(readStyleGroups(written, css), groups)) {
    throw new Error('The class names of a page cannot be told from its style sheet.');
  }
  return { css, groups: written };
}
