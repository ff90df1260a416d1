import { propertyName } from './propertyName.ts';

/** The ground that a picture is made for: light or dark. */
export type Ground = 'light' | 'dark';

const OTHER = { light: 'dark', dark: 'light' } as const satisfies Record<Ground, Ground>;

/**
 * The names of the custom properties that show what is made for one ground: those of the page's scheme, and those of a band with
 * another ground, which override them inside it.
 */
export const GROUND_NAMES = ['ground.light', 'ground.dark', 'ink.on-light', 'ink.on-dark'] as const;

/** The custom property of such a name. */
export const groundProperty = (name: (typeof GROUND_NAMES)[number]): `--${string}` => propertyName(name);

/** Declarations for an element whose scheme has such a ground. */
export const schemeGround = (ground: Ground): string =>
  `${groundProperty(`ground.${ground}`)}:block;${groundProperty(`ground.${OTHER[ground]}`)}:none`;

/** Declarations for a band that has such a ground in every scheme; without one, the scheme's own is restored. */
export const bandGround = (ground?: Ground): string =>
  (['light', 'dark'] as const)
    .map((name) => {
      const shown = name === ground ? 'block' : 'none';
      return `${groundProperty(`ink.on-${name}`)}:${ground === undefined ? 'initial' : shown}`;
    })
    .join(';');

/** The `display` of what is made for a ground; without a theme what is made for light is shown. */
export const displayOn = (ground: Ground): string =>
  `var(${groundProperty(`ink.on-${ground}`)},var(${groundProperty(`ground.${ground}`)},${ground === 'light' ? 'block' : 'none'}))`;
