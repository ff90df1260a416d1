import type { ArgTypesEnhancer, SBType, StrictInputType } from 'storybook/internal/csf';
import { docgenOf } from './docgen.ts';
import { PROP_TYPES } from './propTypes.ts';

/** What is said of a prop that no part declares. */
const HANDED_ON = 'As the HTML element takes it, to which it is handed on.';

/** What Controls offer. What may be missing may be undefined, which is no choice: they would offer an editor of objects. */
function kindOf(type: SBType | undefined, declared: string): SBType | undefined {
  if (type?.name !== 'union') return type;
  const kinds = type.value.filter((kind) => kind.name !== 'other' || kind.value !== 'undefined');
  const [only = type, ...others] = kinds;
  if (others.length > 0) return { ...type, value: kinds };
  // A function stands in brackets there, through which the docgen does not look.
  return only.name === 'other' && declared.includes(' => ') ? { name: 'function' } : only;
}

/**
 * Has docs and Controls name the types of props as the library declares them. The docgen reads one file at a time, so that a
 * type of another file is unknown to it.
 */
export const declaredTypes: ArgTypesEnhancer = ({ component, argTypes, initialArgs }) => {
  const { displayName = '' } = docgenOf(component);
  const types = PROP_TYPES[displayName];
  if (types === undefined) return argTypes;
  // What a story alone sets has no row before Storybook infers one.
  const set = Object.fromEntries(Object.keys(initialArgs).map((name) => [name, { name }]));
  return Object.fromEntries(
    Object.entries<StrictInputType>({ ...set, ...argTypes }).map(([prop, argType]) => {
      const declared = types[prop];
      if (declared === undefined)
        return [prop, { ...argType, description: argType.description || HANDED_ON }];
      const { type: summary, detail } = declared;
      // Of a union with words of another file the docgen knows its own alone, and offers nothing to choose from.
      const words = Array.from(`${detail ?? ''} ${summary}`.matchAll(/'([^']+)'/g), ([, word = '']) => word);
      const kind = kindOf(argType.type, summary);
      const isChoice = kind?.name === 'union' && words.length > 0;
      const type = isChoice ? { name: 'enum' as const, value: words } : kind;
      return [prop, { ...argType, type, table: { ...argType.table, type: { summary, detail } } }];
    }),
  );
};
