import type { ArgTypesEnhancer, SBType, StrictInputType } from 'storybook/internal/csf';
import { HAS_CONTROLS, wordsOf } from './controls.ts';
import { docgenOf } from './docgen.ts';
import { INITIAL_GLOBALS } from './globals.ts';
import { PROP_TYPES } from './propTypes.ts';

/** The description of a prop that no part declares. */
const HANDED_ON = 'As the HTML element takes it, to which it is handed on.';

/** The type that Controls use, without the undefined of optional props: with it they would offer an object editor. */
function kindOf(type: SBType | undefined, declared: string): SBType | undefined {
  if (type?.name !== 'union') return type;
  const kinds = type.value.filter((kind) => kind.name !== 'other' || kind.value !== 'undefined');
  const [only = type, ...others] = kinds;
  if (others.length > 0) return { ...type, value: kinds };
  // A function type is in parentheses there, which the docgen does not parse.
  return only.name === 'other' && declared.includes(' => ') ? { name: 'function' } : only;
}

/** Whatever React can render, and its control: text can be typed; elements, which a story may pass there, cannot. */
const NODE = 'ReactNode';
const nodeControl = (control: StrictInputType['control'], value: unknown): StrictInputType['control'] =>
  typeof value === 'object' ? { disable: true } : (control ?? { type: 'text' });

/** The TypeScript type that a control edits. */
const CONTROLLED: Readonly<Record<string, string>> = { boolean: 'boolean', text: 'string', number: 'number' };

/** The row of a prop that only the story sets; its type is that of its control or of its value. */
function handedOn({ control, ...argType }: StrictInputType, value: unknown): StrictInputType {
  const controlled =
    typeof control === 'object' && 'type' in control ? CONTROLLED[control.type ?? ''] : undefined;
  const summary = argType.name === 'children' ? NODE : (controlled ?? typeof value);
  const table = { ...argType.table, type: { summary } };
  return { ...argType, control, description: argType.description || HANDED_ON, table };
}

/**
 * Makes docs and Controls show the types of props as the library declares them. The docgen reads one file at a time, so it does
 * not know types from other files.
 */
export const declaredTypes: ArgTypesEnhancer = ({ component, argTypes, initialArgs, id, parameters }) => {
  const { displayName = '' } = docgenOf(component);
  const types = PROP_TYPES[displayName];
  if (types === undefined) return argTypes;
  // Args from words are set later; they are needed here only where controls are shown.
  const words = HAS_CONTROLS ? wordsOf({ id, parameters }, INITIAL_GLOBALS) : {};
  const args = { ...words, ...initialArgs };
  // A prop that only the story sets has no row until Storybook infers one: it comes last.
  const set = Object.fromEntries(Object.keys(args).map((name) => [name, { name }]));
  const typed = (prop: string, argType: StrictInputType): StrictInputType => {
    const declared = types[prop];
    if (declared === undefined) return handedOn(argType, args[prop]);
    const { type: summary, detail } = declared;
    // Of a union with strings from another file the docgen knows only its own, and offers no choices.
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
