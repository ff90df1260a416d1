/** The smallest catalogue of modes that can be: one width, and a fact of its own. */
interface Mode {
  readonly name: string;
  readonly density: string;
  readonly width: number;
  readonly height: number;
}

const MODES: readonly Mode[] = [{ name: 'small', density: 'compact', width: 320, height: 200 }];

/** Finds a mode by its name. */
export function modeOf(name: string): Mode {
  const mode = MODES.find((candidate) => candidate.name === name);
  if (mode === undefined) throw new Error(`No mode is called '${name}'.`);
  return mode;
}

/** The value of Storybook's `globals` URL parameter for a mode. */
export const globalsParameter = ({ density }: Mode): string => `density:${density}`;

/** The modes in which a story's picture is taken. */
export const modesFor = (_title: string, parameter?: { readonly skip?: true }): readonly string[] =>
  parameter?.skip === true ? [] : MODES.map(({ name }) => name);
