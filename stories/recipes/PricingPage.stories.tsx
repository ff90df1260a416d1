import { expect } from 'storybook/test';
import { RecipePage } from './RecipePage.tsx';
import { RecipeSections } from './RecipeSections.tsx';
import { pricingCompany } from './pricingCompany.ts';
import { type RecipeProps, type RecipeStory, recipe } from './recipeStory.tsx';

/**
 * What it costs by the month or the year, what is in it line by line, and what people ask before they pay: a page without code
 * (`pages/pricing.<lang>.yaml`), from its banner on.
 */
function PricingPage({ text, look, page }: RecipeProps) {
  return (
    <RecipePage company={pricingCompany[look.locale]} text={text} look={look}>
      <RecipeSections page={page} />
    </RecipePage>
  );
}

const meta = { title: 'Recipes/Pricing page', tags: ['!autodocs'], ...recipe('pricing', PricingPage) };
export default meta;

/** By the year, as the page comes; by the month after a press. */
export const Page: RecipeStory = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    const monthly = canvas.getByRole('radio', { name: /月付|Monthly/ });
    const yearly = canvas.getByRole('radio', { name: /年付|Yearly/ });
    await expect(yearly).toBeChecked();
    await userEvent.click(monthly);
    await expect(canvas.getByText(/\$540/)).toBeVisible();
    await userEvent.click(yearly);
    await expect(canvas.getByText(/\$5,400/)).toBeVisible();
    await expect(canvas.getAllByRole('cell', { name: /^(?:沒有|No)$/ }).length).toBeGreaterThan(0);
  },
};
