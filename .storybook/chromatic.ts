import type { ArgTypesEnhancer } from 'storybook/internal/csf';
import { type PicturesParameter, modeOf, modesFor } from './modes.ts';

/** What Chromatic photographs of a story: the same modes of the catalogue as our own pictures, and still like them. */
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
 * Tells Chromatic what to photograph of each story. Parameters are plain data and cannot depend on a story's title; an enhancer
 * of argTypes is the first to know both, and gets the same parameters object that the story has later.
 */
export const photographed: ArgTypesEnhancer = ({ title, parameters, argTypes }) => {
  parameters.chromatic = chromaticFor(title, parameters.pictures);
  return argTypes;
};
