import { Advantages, BrandSection, Hero, ProcessSection, ProductSection } from '@plinth/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { readGlobals } from '../../.storybook/globals.ts';
import { type Look, wordsFor } from '../../.storybook/words.ts';
import { advantages, logos, processSteps, productCards } from '../support/fromContent.ts';
import type { StoryText } from '../text/index.ts';
import { RecipeContact } from './RecipeContact.tsx';
import { RecipePage } from './RecipePage.tsx';
import { recipeWords } from './recipeWords.ts';

interface LandingPageProps {
  readonly text: StoryText;
  readonly look: Look;
}

/** Who we are, what we do, why us, how it goes, and the way in: loud and quiet bands take turns. */
function LandingPage({ text, look }: LandingPageProps) {
  const t = recipeWords[look.locale];
  const toContact = { label: text.action.consult, href: '#contact' };
  return (
    <RecipePage text={text} look={look}>
      <Hero
        {...text.section}
        action={toContact}
        secondaryAction={{ label: text.action.prices, href: '#plan' }}
        media={look.picture('hero', text.picture.alt)}
      />
      <ProductSection {...t.services} items={productCards(text, look)} />
      <BrandSection heading={t.clients} items={logos(text, look)} />
      <Advantages {...t.reasons} tone="sunken" items={advantages(text, look)} />
      <ProcessSection {...t.steps} items={processSteps(text, look).slice(0, 3)} action={toContact} />
      <RecipeContact text={text} look={look} />
    </RecipePage>
  );
}

const meta = {
  title: 'Recipes/Landing page',
  render: (_args, { globals }) => {
    const [text, look] = wordsFor(readGlobals(globals));
    return <LandingPage text={text} look={look} />;
  },
  tags: ['!autodocs'],
} satisfies Meta;
export default meta;

/** One page from first sight to first contact. */
export const Page: StoryObj = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    await expect(canvasElement.querySelector('#contact form')).not.toBeNull();
  },
};
