import type { PageContent } from '@plinth/site/composed';
import { loadParts } from '@plinth/site/composed-sections';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import { readGlobals } from '../../.storybook/globals.ts';
import { STATE_MODES } from '../../.storybook/modes.ts';
import { type Look, wordsFor } from '../../.storybook/words.ts';
import type { StoryText } from '../text/index.ts';
import { type RecipeName, recipePage } from './recipePage.ts';

/** What a recipe is made from. */
export interface RecipeProps {
  readonly text: StoryText;
  readonly look: Look;
  /** What its file says. */
  readonly page: PageContent;
}

/** A whole page as a story, in the words and the looks of the toolbar; pictured as the states of pages are. */
export const recipe = (name: RecipeName, Page: ComponentType<RecipeProps>) =>
  ({
    loaders: [({ globals }) => loadParts(recipePage(name, readGlobals(globals)))],
    render: (_args, { globals }) => {
      const look = readGlobals(globals);
      const [text, brand] = wordsFor(look);
      return <Page text={text} look={brand} page={recipePage(name, look)} />;
    },
    parameters: { pictures: { add: STATE_MODES } },
  }) satisfies Omit<Meta, 'title'>;

/** A story of such a page. */
export type RecipeStory = StoryObj;
