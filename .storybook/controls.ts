import type { Args, ArgsEnhancer, DecoratorFunction } from 'storybook/internal/csf';
import { useArgs, useChannel, useEffect, useRef } from 'storybook/preview-api';
import { type WorkshopGlobals, readGlobals } from './globals.ts';
import { EDIT_LIST, type ListEdit, editedList } from './lists/edits.ts';
import { type ChooseWords, wordsFor } from './words.ts';

/** Whether somebody looks at the story beside its controls; tests and pictures open it alone, and are not concerned. */
export const HAS_CONTROLS = window.parent !== window;

interface StoryWords {
  readonly id: string;
  readonly parameters: { readonly words?: ChooseWords<object> };
}

/** The words that each story has had since the workshop was opened, by what the toolbar said. */
const shown = new Map<string, Map<string, Args>>();

/** A story's words; for the same settings the very same, so that one can tell what was edited. */
function wordsOf({ id, parameters }: StoryWords, globals: WorkshopGlobals): Args {
  const known = shown.get(id) ?? new Map<string, Args>();
  shown.set(id, known);
  const { locale, variant, length } = globals;
  const settings = `${locale} ${variant} ${length}`;
  const words = known.get(settings) ?? { ...parameters.words?.(...wordsFor(globals)) };
  known.set(settings, words);
  return words;
}

/** A story's args, with the words of the toolbar's language and brand where nothing else was set or edited. */
export function translatedArgs(story: StoryWords, args: Args, globals: WorkshopGlobals): Args {
  const words = wordsOf(story, globals);
  const earlier = [...(shown.get(story.id)?.values() ?? [])];
  const isEdited = (key: string) => key in args && !earlier.some((each) => each[key] === args[key]);
  return { ...args, ...Object.fromEntries(Object.entries(words).filter(([key]) => !isEdited(key))) };
}

/** What the address says of the toolbar, in which a story is shown first. */
function firstGlobals(): WorkshopGlobals {
  const written = new URLSearchParams(window.location.search).get('globals') ?? '';
  return readGlobals(Object.fromEntries(written.split(';').map((each) => each.split(':'))));
}

/** Has Controls begin with the words that are seen, so that they can be changed, and brought back. */
export const wordsInControls: ArgsEnhancer = ({ id, parameters, initialArgs }) => ({
  ...wordsOf({ id, parameters }, firstGlobals()),
  ...initialArgs,
});

/**
 * Has Controls follow the toolbar: another language replaces the words that were not edited. And does what the panel of lists
 * asks for, here, where elements among the items are still elements.
 */
export const FollowToolbar: DecoratorFunction = (Story, context) => {
  const [, updateArgs] = useArgs();
  const { stored } = context.loaded;
  useEffect(() => {
    const stale = Object.entries(context.args).filter(([key, value]) => stored[key] !== value);
    if (stale.length > 0) updateArgs(Object.fromEntries(stale));
  });
  // What asks subscribes once, and a list may be edited again before it has been drawn.
  const newest = useRef(context.args);
  newest.current = context.args;
  useChannel({
    [EDIT_LIST]: ({ arg, ...edit }: ListEdit) => {
      const items: unknown = newest.current[arg];
      if (Array.isArray(items)) updateArgs({ [arg]: editedList(items, edit) });
    },
  });
  return Story();
};
