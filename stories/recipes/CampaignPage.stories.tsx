import { FaqSection, Hero, PriceSection } from '@plinth/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { readGlobals } from '../../.storybook/globals.ts';
import { type Look, wordsFor } from '../../.storybook/words.ts';
import { priceCards } from '../support/fromContent.ts';
import type { StoryText } from '../text/index.ts';
import { RecipeContact } from './RecipeContact.tsx';
import { RecipePage } from './RecipePage.tsx';
import { recipeWords } from './recipeWords.ts';

interface CampaignPageProps {
  readonly text: StoryText;
  readonly look: Look;
}

/** One offer with an end: the promise in numbers, what it costs afterwards, doubts answered, the form. */
function CampaignPage({ text, look }: CampaignPageProps) {
  const t = recipeWords[look.locale];
  return (
    <RecipePage text={text} look={look}>
      <Hero
        {...t.campaign}
        tone="inverse"
        action={{ label: text.action.consult, href: '#contact' }}
        media={look.picture('hero', text.picture.alt)}
      />
      <PriceSection
        tone="sunken"
        heading={look.content.productPage.pageContentTitle}
        items={priceCards(text, look)}
      />
      <FaqSection {...t.questions} />
      <RecipeContact text={text} look={look} />
    </RecipePage>
  );
}

const meta = {
  title: 'Recipes/Campaign page',
  render: (_args, { globals }) => {
    const [text, look] = wordsFor(readGlobals(globals));
    return <CampaignPage text={text} look={look} />;
  },
  tags: ['!autodocs'],
} satisfies Meta;
export default meta;

/** An offer with an end, and one thing to do. */
export const Page: StoryObj = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    await expect(canvasElement.querySelector('#contact form')).not.toBeNull();
  },
};
