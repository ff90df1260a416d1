import type { ArgTypesEnhancer } from 'storybook/internal/csf';
import { type PicturesParameter, modeOf, modesFor } from './modes.ts';

/** What Chromatic photographs of a story: the same modes of the one catalogue as our own pictures, standing still as they do. */
function chromaticFor(title: string, pictures?: PicturesParameter) {
  const names = modesFor(title, pictures);
  if (names.length === 0) return { disableSnapshot: true } as const;
  const modes = names.map((name) => {
    const { locale, variant, theme, width, height } = modeOf(name);
    const still = { pictures: 'on', a11y: { manual: true } } as const;
    return [name, { viewport: { width, height }, locale, variant, theme, ...still }] as const;
  });
  return { prefersReducedMotion: 'reduce', modes: Object.fromEntries(modes) } as const;
}

/** What Chromatic reads of a story, as `parameters.chromatic`. */
export type ChromaticParameter = ReturnType<typeof chromaticFor>;

/**
 * Tells Chromatic of each story what to photograph. Parameters are plain data and cannot depend on a story's title; what is
 * asked for its argTypes is the first that knows both, and gets the very parameters that the story then has.
 */
export const photographed: ArgTypesEnhancer = ({ title, parameters, argTypes }) => {
  parameters.chromatic = chromaticFor(title, parameters.pictures);
  return argTypes;
};
