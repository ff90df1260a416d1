import type { Args, ArgsEnhancer, DecoratorFunction } from 'storybook/internal/csf';
import { UPDATE_STORY_ARGS } from 'storybook/internal/core-events';
import { addons, useArgs, useChannel, useEffect } from 'storybook/preview-api';
import { EDITS, readEdits, writtenEdits } from './editsInAddress.ts';
import { INITIAL_GLOBALS, type WorkshopGlobals, argsOf, readGlobals, toolbarOf } from './globals.ts';
import { EDIT_PART, type StoryEdit, editedProp } from './lists/edits.ts';
import { type ArgPaths, followed, argPathsIn } from './argPaths.ts';
import { type ChooseWords, wordsFor } from './words.ts';

/**
 * Whether the story is shown with controls: in the workshop's frame or on a docs page. Tests and pictures open it alone and do
 * not need them.
 */
export const HAS_CONTROLS =
  window.parent !== window || new URLSearchParams(window.location.search).get('viewMode') === 'docs';

interface StoryWords {
  readonly id: string;
  readonly parameters: { readonly words?: ChooseWords<object> };
}

/** The words of each story since the workshop was opened, by the toolbar's settings. */
const shown = new Map<string, Map<string, Args>>();

/** A story's words; the same objects for the same settings, so that edits can be recognised. */
export function wordsOf({ id, parameters }: StoryWords, globals: WorkshopGlobals): Args {
  const known = shown.get(id) ?? new Map<string, Args>();
  shown.set(id, known);
  const { locale, variant, length } = globals;
  const settings = `${locale} ${variant} ${length}`;
  const words = known.get(settings) ?? { ...parameters.words?.(...wordsFor(globals)) };
  known.set(settings, words);
  return words;
}

/** Whether a prop differs from all words that the story has had. */
function isEdited({ id }: StoryWords, args: Args, key: string): boolean {
  const earlier = [...(shown.get(id)?.values() ?? [])];
  return key in args && !earlier.some((each) => each[key] === args[key]);
}

/** The paths of words that a story had earlier and does not have now. */
function earlierPlaces({ id }: StoryWords, now: Args): ArgPaths {
  const current = argPathsIn(now);
  const all = [...(shown.get(id)?.values() ?? [])].flatMap((each) => [...argPathsIn(each)]);
  return new Map(all.filter(([value]) => !current.has(value)));
}

/**
 * A story's args, with the words of the toolbar's language and brand where nothing else was set or edited; the unedited words in
 * an edited list change too.
 */
export function translatedArgs(story: StoryWords, args: Args, globals: WorkshopGlobals): Args {
  const now = wordsOf(story, globals);
  const edited = Object.keys(now).filter((key) => isEdited(story, args, key));
  if (edited.length === 0) return { ...args, ...now };
  const earlier = earlierPlaces(story, now);
  return {
    ...args,
    ...now,
    ...Object.fromEntries(edited.map((key) => [key, followed(args[key], earlier, now)])),
  };
}

/** Makes Controls start with the words that are shown, so that they can be edited and reset. */
export const wordsInControls: ArgsEnhancer = ({ id, parameters, initialArgs }) => ({
  ...wordsOf({ id, parameters }, toolbarOf(window) ?? INITIAL_GLOBALS),
  ...initialArgs,
});

interface EditedStory extends StoryWords {
  readonly initialArgs: Args;
  readonly argTypes: Readonly<Record<string, unknown>>;
}

/** All args of a story as they were before any edit. */
const unedited = (story: EditedStory, globals: WorkshopGlobals): Args => ({
  ...story.initialArgs,
  ...wordsOf(story, globals),
});

/** The stories whose edits were taken from the address into their args, where they can be edited further and reset. */
const taken = new Set<string>();

/** The edits that the address carries; only of props that the story has. */
export function sentArgs(story: EditedStory, globals: WorkshopGlobals): Args {
  if (taken.has(story.id)) return {};
  const sent = readEdits(window.location.search, story.id, unedited(story, globals));
  return Object.fromEntries(Object.entries(sent).filter(([key]) => Object.hasOwn(story.argTypes, key)));
}

/**
 * Makes the edits that the lists panel requests. It happens here, where elements among the items are still elements, and on a
 * story's newest args, since a list may be edited again before it has rendered.
 */
export async function followLists(): Promise<void> {
  const channel = await addons.ready();
  // This module may be reloaded while the workshop is open.
  channel.removeAllListeners(EDIT_PART);
  channel.on(EDIT_PART, ({ storyId, ...edit }: StoryEdit) => {
    const initial = argsOf(window, storyId, 'initialArgsByStoryId');
    channel.emit(UPDATE_STORY_ARGS, {
      storyId,
      updatedArgs: editedProp(argsOf(window, storyId), edit, initial),
    });
  });
}

/** The edited ones among the args that a story renders with. */
export const editedArgs = (story: EditedStory & { readonly args: Args }): Args =>
  Object.fromEntries(
    Object.entries(story.args).filter(
      ([key, value]) => value !== story.initialArgs[key] && isEdited(story, story.args, key),
    ),
  );

/** Makes Controls follow the toolbar: another language replaces the words that were not edited. */
export const FollowToolbar: DecoratorFunction = (Story, context) => {
  const [, updateArgs] = useArgs();
  const { stored } = context.loaded;
  useEffect(() => {
    taken.add(context.id);
    const current = argsOf(window, context.id);
    // What was edited during this render stays, and is rendered next.
    const stale = Object.entries(context.args).filter(
      ([key, value]) => stored[key] !== value && stored[key] === current[key],
    );
    if (stale.length > 0) updateArgs(Object.fromEntries(stale));
  });
  const emit = useChannel({});
  useEffect(() => {
    if (context.viewMode !== 'story') return;
    const before = unedited(context, readGlobals(context.globals));
    emit(EDITS, writtenEdits(context.id, editedArgs(context), before));
  });
  return Story();
};
