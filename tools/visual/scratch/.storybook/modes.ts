/** The smallest catalogue of modes that can be: one language, one width. */
interface Mode {
  readonly name: string;
  readonly locale: string;
  readonly variant: string;
  readonly theme: string;
  readonly width: number;
  readonly height: number;
}

const MODES: readonly Mode[] = [
  { name: 'en', locale: 'en', variant: 'plain', theme: 'light', width: 320, height: 200 },
];

/** Finds a mode by its name. */
export function modeOf(name: string): Mode {
  const mode = MODES.find((candidate) => candidate.name === name);
  if (mode === undefined) throw new Error(`No mode is called '${name}'.`);
  return mode;
}

/** The value of Storybook's `globals` URL parameter for a mode. */
export const globalsParameter = ({ locale }: Mode): string => `locale:${locale}`;

/** The modes in which a story's picture is taken. */
export const modesFor = (_title: string, parameter?: { readonly skip?: true }): readonly string[] =>
  parameter?.skip === true ? [] : MODES.map(({ name }) => name);
