import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import { readGlobals } from '../../.storybook/globals.ts';
import { STATE_MODES } from '../../.storybook/modes.ts';
import { type Look, wordsFor } from '../../.storybook/words.ts';
import type { StoryText } from '../text/index.ts';

/** What a recipe is made from. */
export interface RecipeProps {
  readonly text: StoryText;
  readonly look: Look;
}

/** A whole page as a story, in the words and the looks of the toolbar; pictured as the states of pages are. */
export const recipe = (Page: ComponentType<RecipeProps>) =>
  ({
    render: (_args, { globals }) => {
      const [text, look] = wordsFor(readGlobals(globals));
      return <Page text={text} look={look} />;
    },
    parameters: { pictures: { add: STATE_MODES } },
    tags: ['!autodocs'],
  }) satisfies Omit<Meta, 'title'>;

/** A story of such a page. */
export type RecipeStory = StoryObj;
