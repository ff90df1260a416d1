import { Banner, Breadcrumbs, ComparisonTable, Container, Newsletter, PlanSection } from '@plinth/ui';
import { expect } from 'storybook/test';
import { RecipePage } from './RecipePage.tsx';
import { RecipeSections } from './RecipeSections.tsx';
import { pricingWords } from './pricing/words.ts';
import { type RecipeProps, type RecipeStory, recipe } from './recipeStory.tsx';

/**
 * What it costs by the month or the year, what is in it line by line, and what people ask before they pay. What stands under the
 * prices is page data (`pages/pricing.<lang>.yaml`); a banner, features under headings, a table and a form are not.
 */
function PricingPage({ text, look, page }: RecipeProps) {
  const t = pricingWords[look.locale];
  const inside = {
    comparison: (
      <ComparisonTable
        label={t.comparison.label}
        columns={t.items.map(({ heading, subheading }) => ({ heading, subheading }))}
        groups={t.comparison.groups}
        answers={t.comparison.answers}
      />
    ),
    letter: <Newsletter text={text.marketing.newsletter.text} onSubmit={() => Promise.resolve()} />,
  };
  return (
    <RecipePage company={t.company} text={text} look={look}>
      <Container>
        <Breadcrumbs
          label={t.trail.label}
          items={t.trail.items.map((label, index) => ({ label, ...(index === 0 ? { href: '#home' } : {}) }))}
        />
      </Container>
      <Banner {...t.banner} />
      <PlanSection
        id="plans"
        {...t.plans}
        currency={{ code: 'TWD', locale: t.locale }}
        periods={{ label: t.period, items: t.periods, defaultIndex: 1 }}
        items={t.items.map(({ heading, subheading, prices, features }, index) => ({
          heading,
          subheading,
          prices: prices.map(({ former, ...terms }) => ({
            ...terms,
            ...(former === undefined ? {} : { former: { label: t.was, price: former } }),
          })),
          features,
          action: { label: t.action, href: '#try', accessibleLabel: `${t.action}: ${heading}` },
          note: t.tax,
          ...(index === 1 ? { preferred: { label: t.preferred } } : {}),
        }))}
      />
      <RecipeSections page={page} inside={inside} />
    </RecipePage>
  );
}

const meta = { title: 'Recipes/Pricing page', ...recipe('pricing', PricingPage) };
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
  },
};
