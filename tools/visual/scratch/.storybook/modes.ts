/** The smallest possible catalogue of modes: one width, and a fact of its own. */
const SMALL = { name: 'small', density: 'compact', width: 320, height: 200 };

/** Finds a mode by its name. */
export function modeOf(name: string) {
  if (name === SMALL.name) return SMALL;
  throw new Error(`No mode is called '${name}'.`);
}

/** The value of Storybook's `globals` URL parameter for a mode. */
export const globalsParameter = ({ density }: typeof SMALL): string => `density:${density}`;

/** The modes in which a story's picture is taken. */
export const modesFor = (_title: string, parameter?: { readonly skip?: true }): readonly string[] =>
  parameter?.skip === true ? [] : [SMALL.name];
