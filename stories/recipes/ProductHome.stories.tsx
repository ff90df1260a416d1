import {
  BrandSection,
  CallToAction,
  FaqSection,
  Hero,
  River,
  SectionFrame,
  Tabs,
  TestimonialSection,
  Text,
  Video,
} from '@plinth/ui';
import { expect } from 'storybook/test';
import { logos, productCards } from '../support/fromContent.ts';
import { RecipePage } from './RecipePage.tsx';
import { portrait } from './portrait.ts';
import { productWords } from './product/words.ts';
import { type RecipeProps, type RecipeStory, recipe } from './recipeStory.tsx';

/** No browser can play it, and none calls anybody for it. */
const SOURCE = { src: 'data:video/webm;base64,', type: 'video/webm' };

/** What it does, how, for whom, who says so, what is still unclear, and the way in: loud and quiet bands take turns. */
function ProductHome({ text, look }: RecipeProps) {
  const t = productWords[look.locale];
  const pictures = productCards(text, look).map(({ media }) => media);
  const start = { label: t.start, href: '#start' };
  return (
    <RecipePage company={t.company} text={text} look={look}>
      <Hero
        {...t.hero}
        action={start}
        secondaryAction={{ label: t.watch, href: '#film' }}
        media={look.picture('hero', t.heroAlt)}
      />
      <BrandSection heading={t.clients} items={logos(text, look)} />
      <River
        id="how"
        eyebrow={t.how.eyebrow}
        heading={t.how.heading}
        description={t.how.description}
        items={t.how.rows.map((row, index) => ({ ...row, media: pictures[index] }))}
      />
      <SectionFrame heading={t.roles.heading} tone="sunken">
        <Tabs
          label={t.roles.label}
          items={t.roles.items.map(({ label, text: words }) => ({
            label,
            content: <Text size="lg">{words}</Text>,
          }))}
        />
      </SectionFrame>
      <SectionFrame id="film" {...t.film} align="center">
        <Video
          {...t.video}
          media={look.picture('about', '')}
          duration={118}
          sources={[SOURCE]}
          captions={[{ src: 'data:text/vtt,WEBVTT', srcLang: 'en', label: 'English' }]}
        />
      </SectionFrame>
      <TestimonialSection
        id="who"
        tone="sunken"
        {...t.voices}
        items={t.voices.items.map((voice, index) => ({ ...voice, media: portrait(index) }))}
      />
      <FaqSection id="questions" {...t.questions} />
      <CallToAction
        id="start"
        heading={t.end.heading}
        description={t.end.description}
        action={start}
        secondaryAction={{ label: t.end.call, href: `mailto:${t.company.email}` }}
      />
    </RecipePage>
  );
}

const meta = { title: 'Recipes/Product home', ...recipe(ProductHome) };
export default meta;

/** A software product’s home, from first sight to first try. */
export const Page: RecipeStory = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    await expect(canvas.getAllByRole('tab')).toHaveLength(3);
    await expect(canvasElement.querySelector('video, iframe')).toBeNull();
  },
};
