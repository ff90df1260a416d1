import { Banner, FaqSection, HelpSection, PriceSection } from '@plinth/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { readGlobals } from '../../.storybook/globals.ts';
import { type Look, wordsFor } from '../../.storybook/words.ts';
import { planCards, priceCards } from '../support/fromContent.ts';
import type { StoryText } from '../text/index.ts';
import { RecipeContact } from './RecipeContact.tsx';
import { RecipePage } from './RecipePage.tsx';
import { recipeWords } from './recipeWords.ts';

interface ComparisonPageProps {
  readonly text: StoryText;
  readonly look: Look;
}

/** Plans against single services, on common lines, with help to choose. */
function ComparisonPage({ text, look }: ComparisonPageProps) {
  const t = recipeWords[look.locale];
  return (
    <RecipePage text={text} look={look}>
      <Banner {...t.plans} />
      <PriceSection heading={look.content.plan.pageContentTitle} items={planCards(text, look)} />
      <HelpSection {...t.help} items={t.help.items.map((situation) => ({ situation }))} />
      <PriceSection {...t.apart} items={priceCards(text, look)} />
      <FaqSection {...t.questions} tone="sunken" />
      <RecipeContact text={text} look={look} tone="surface" />
    </RecipePage>
  );
}

const meta = {
  title: 'Recipes/Comparison page',
  render: (_args, { globals }) => {
    const [text, look] = wordsFor(readGlobals(globals));
    return <ComparisonPage text={text} look={look} />;
  },
  tags: ['!autodocs'],
} satisfies Meta;
export default meta;

/** Everything that can be bought, on one page. */
export const Page: StoryObj = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    await expect(canvasElement.querySelectorAll('article').length).toBeGreaterThan(4);
  },
};
