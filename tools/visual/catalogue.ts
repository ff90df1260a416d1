import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { CouldNotRun, messageOf } from './failure.ts';

/**
 * One way to look at a story. Besides these properties it may have any others with text, such as a language or a colour scheme:
 * the report shows them and can be filtered by them. One has a meaning: with `theme: 'dark'` the browser prefers dark colours.
 */
export interface Mode {
  readonly name: string;
  /** The viewport, in CSS pixels. */
  readonly width: number;
  readonly height: number;
  readonly [fact: string]: string | number;
}

/** A story's settings for its pictures, as `parameters.pictures`; leaving pictures out requires a reason. */
export type PicturesParameter<ModeName extends string = string> =
  | { readonly add: readonly ModeName[] }
  | { readonly only: readonly ModeName[]; readonly reason: string }
  | { readonly skip: true; readonly reason: string };

/** The workshop's own catalogue of modes, as `.storybook/modes.ts` exports it. */
export interface Catalogue {
  /** Finds a mode by its name; throws where there is none. */
  readonly modeOf: (name: string) => Mode;
  /** The names of the modes in which a story is pictured, by its title and its `parameters.pictures`. */
  readonly modesFor: (title: string, parameter?: PicturesParameter) => readonly string[];
  /** The value of Storybook's `globals` URL parameter for a mode. */
  readonly globalsParameter: (mode: Mode) => string;
  /**
   * What the module graph does not know about a changed file: that it reaches `all` stories, that it is visible in `none`, or
   * that all contain its `text` while what it imports, as the module of a story, is only in that story. Undefined leaves it to
   * the graph. Optional.
   *
   * @param path relative to the repository
   * @param isModule whether a file is among the modules of both builds
   */
  readonly reachOfFile?: (
    path: string,
    isModule: (path: string) => boolean,
  ) => 'all' | 'none' | 'text' | undefined;
}

const isCatalogue = (module: object): module is Catalogue =>
  ['globalsParameter', 'modeOf', 'modesFor'].every((name) => typeof Reflect.get(module, name) === 'function');

/**
 * Reads the catalogue of modes of a checkout; the base and the working tree may have different ones.
 *
 * @throws CouldNotRun when the checkout has a workshop without one
 */
export async function readCatalogue(checkout: string): Promise<Catalogue> {
  const path = join(checkout, '.storybook/modes.ts');
  if (!existsSync(path)) throw new CouldNotRun(`The workshop in ${checkout} has no .storybook/modes.ts.`);
  const module: object = await import(pathToFileURL(path).href);
  if (isCatalogue(module)) return module;
  throw new CouldNotRun('.storybook/modes.ts does not export modesFor, modeOf and globalsParameter.');
}

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';
const isNames = (value: unknown): boolean => Array.isArray(value) && value.every(isText);

/** @throws CouldNotRun that names the story, when its `parameters.pictures` is not understood */
export function checkParameter(
  storyId: string,
  value: unknown,
  { modeOf }: Catalogue,
): PicturesParameter | undefined {
  if (value === undefined || value === null) return undefined;
  const isPictures = (parameter: unknown): parameter is PicturesParameter => {
    const { skip, only, add, reason }: Readonly<Record<string, unknown>> = Object(parameter);
    if (skip !== undefined) return skip === true && isText(reason);
    return only === undefined ? isNames(add) : isNames(only) && isText(reason);
  };
  if (!isPictures(value)) {
    throw new CouldNotRun(
      `The story '${storyId}' has a 'pictures' parameter that is not understood. It is one of { add: [modes] }, ` +
        `{ only: [modes], reason }, { skip: true, reason }; a reason is a sentence for the reviewer.`,
    );
  }
  try {
    // Throws for a name that the catalogue does not have, and says which.
    if ('add' in value) value.add.forEach(modeOf);
    if ('only' in value) value.only.forEach(modeOf);
  } catch (error) {
    throw new CouldNotRun(`The story '${storyId}' has a 'pictures' parameter: ${messageOf(error)}`, {
      cause: error,
    });
  }
  return value;
}
