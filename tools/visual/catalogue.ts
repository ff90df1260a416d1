import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type * as Modes from '../../.storybook/modes.ts';
import { CouldNotRun } from './failure.ts';

/** The workshop's own catalogue of modes, as `.storybook/modes.ts` exports it. */
export type Catalogue = Pick<typeof Modes, 'globalsParameter' | 'modeOf' | 'modesFor'>;

/** What a story says about its pictures, see `.storybook/modes.ts`. */
export type PicturesParameter = NonNullable<Parameters<Catalogue['modesFor']>[1]>;

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

/**
 * Checks a story's `parameters.pictures`; leaving pictures out takes a reason.
 *
 * @throws CouldNotRun that names the story
 */
export function checkParameter(
  storyId: string,
  value: unknown,
  { modeOf }: Catalogue,
): PicturesParameter | undefined {
  if (value === undefined || value === null) return undefined;
  const isPictures = (parameter: unknown): parameter is PicturesParameter => {
    if (typeof parameter !== 'object' || parameter === null) return false;
    const of = (key: string): unknown => Reflect.get(parameter, key);
    if ('skip' in parameter) return of('skip') === true && isText(of('reason'));
    if ('only' in parameter) return isNames(of('only')) && isText(of('reason'));
    return isNames(of('add'));
  };
  if (!isPictures(value)) {
    throw new CouldNotRun(
      `The story '${storyId}' has a 'pictures' parameter that is not understood. It is one of { add: [modes] }, ` +
        `{ only: [modes], reason }, { skip: true, reason }; a reason is a sentence for the reviewer.`,
    );
  }
  // modeOf throws for a name that the catalogue does not have, and says which.
  if ('add' in value) value.add.forEach(modeOf);
  if ('only' in value) value.only.forEach(modeOf);
  return value;
}
