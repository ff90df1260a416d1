import type { ArgTypesEnhancer, SBType, StrictInputType } from 'storybook/internal/csf';
import { HAS_CONTROLS, wordsOf } from './controls.ts';
import { docgenOf } from './docgen.ts';
import { INITIAL_GLOBALS } from './globals.ts';
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

/** What React shows, and what Controls offer for it: words can be typed; elements, which a story may give there, cannot. */
const NODE = 'ReactNode';
const nodeControl = (control: StrictInputType['control'], value: unknown): StrictInputType['control'] =>
  typeof value === 'object' ? { disable: true } : (control ?? { type: 'text' });

/** What a control is for, in the compiler's words. */
const CONTROLLED: Readonly<Record<string, string>> = { boolean: 'boolean', text: 'string', number: 'number' };

/** What is said of a prop that a story alone sets, whose type is that of its control or of what it is set to. */
function handedOn({ control, ...argType }: StrictInputType, value: unknown): StrictInputType {
  const controlled =
    typeof control === 'object' && 'type' in control ? CONTROLLED[control.type ?? ''] : undefined;
  const summary = argType.name === 'children' ? NODE : (controlled ?? typeof value);
  const table = { ...argType.table, type: { summary } };
  return { ...argType, control, description: argType.description || HANDED_ON, table };
}

/**
 * Has docs and Controls name the types of props as the library declares them. The docgen reads one file at a time, so that a
 * type of another file is unknown to it.
 */
export const declaredTypes: ArgTypesEnhancer = ({ component, argTypes, initialArgs, id, parameters }) => {
  const { displayName = '' } = docgenOf(component);
  const types = PROP_TYPES[displayName];
  if (types === undefined) return argTypes;
  // Those of words come later, and are asked for here only where somebody sees the controls.
  const words = HAS_CONTROLS ? wordsOf({ id, parameters }, INITIAL_GLOBALS) : {};
  const args = { ...words, ...initialArgs };
  // What a story alone sets has no row before Storybook infers one: it comes last.
  const set = Object.fromEntries(Object.keys(args).map((name) => [name, { name }]));
  const typed = (prop: string, argType: StrictInputType): StrictInputType => {
    const declared = types[prop];
    if (declared === undefined) return handedOn(argType, args[prop]);
    const { type: summary, detail } = declared;
    // Of a union with words of another file the docgen knows its own alone, and offers nothing to choose from.
    const choices = Array.from(`${detail ?? ''} ${summary}`.matchAll(/'([^']+)'/g), ([, word = '']) => word);
    const kind = kindOf(argType.type, summary);
    const isChoice = kind?.name === 'union' && choices.length > 0;
    const type = isChoice ? { name: 'enum' as const, value: choices } : kind;
    return { ...argType, type, table: { ...argType.table, type: { summary, detail } } };
  };
  return Object.fromEntries(
    Object.entries<StrictInputType>({ ...argTypes, ...set, ...argTypes }).flatMap(([prop, argType]) => {
      // The docgen's name of a symbol, which is for the compiler alone.
      if (prop.startsWith('@computed#')) return [];
      const { control, ...told } = typed(prop, argType);
      const isNode = told.table?.type?.summary === NODE;
      return [[prop, { ...told, control: isNode ? nodeControl(control, args[prop]) : control }]];
    }),
  );
};
