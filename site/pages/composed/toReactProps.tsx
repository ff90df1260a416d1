import { Link } from '@plinth/ui';
import { type ReactNode, createElement } from 'react';
import type { RawProps } from '../../composed/sections.ts';
import type { WordsElement } from '../../composed/words.ts';

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
const isElement = (value: unknown): value is WordsElement => isObject(value) && '$' in value;

/** Renders an element of words from the parser: nothing else in a file becomes an element. */
function element({ $, of, href, start }: WordsElement, level: number, key: number): ReactNode {
  const children = toReact(of, level) as ReactNode;
  if ($ === 'a') {
    return (
      <Link key={key} href={href}>
        {children}
      </Link>
    );
  }
  let tag: string = $;
  // There is no level below the sixth.
  if ($ === 'h') tag = `h${Math.min(6, level + 1)}`;
  if ($ === 'h+') tag = `h${Math.min(6, level + 2)}`;
  return createElement(tag, { key, start }, children);
}

function toReact(value: unknown, level: number): unknown {
  if (Array.isArray(value))
    return value.map((entry: unknown, index) =>
      isElement(entry) ? element(entry, level, index) : toReact(entry, level),
    );
  return isObject(value) ? toReactProps(value as RawProps, level) : value;
}

/** The level of a section's heading: the first section has the page's, unless its file says otherwise. */
export const levelOf = ({ headingLevel }: RawProps, index: number): number => {
  if (typeof headingLevel === 'number') return headingLevel;
  return index === 0 ? 1 : 2;
};

/**
 * A section's props for the library: words with their elements rendered, all else unchanged.
 *
 * @param level of the section's heading
 */
export const toReactProps = (props: RawProps, level: number): RawProps =>
  Object.fromEntries(Object.entries(props).map(([name, value]) => [name, toReact(value, level)]));
