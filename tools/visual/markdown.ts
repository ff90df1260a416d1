import { type Picture, storyName } from './picture.ts';

/** A number of things, in words. */
export const count = (number: number, noun: string): string => `${number} ${noun}${number === 1 ? '' : 's'}`;

/** Escapes a story's name, so that it is not read as Markdown or as a mention. */
export const plain = (text: string): string => text.replace(/[\\`*_{}[\]<>()#+!|~@]/g, '\\$&');

/** One line of a Markdown list for each story of these pictures, with its modes. */
export const storyLines = (pictures: readonly Picture[]): string[] =>
  [...Map.groupBy(pictures, ({ storyId }) => storyId).values()].flatMap((same) => {
    const [first] = same;
    const modes = same.map(({ mode }) => mode).join(', ');
    return first === undefined ? [] : [`- ${plain(storyName(first))} (${modes})`];
  });
