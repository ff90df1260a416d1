import { Video } from '@plinth/ui';
import { expect } from 'storybook/test';
import { RecipePage } from './RecipePage.tsx';
import { RecipeSections } from './RecipeSections.tsx';
import { productWords } from './productWords.ts';
import { type RecipeProps, type RecipeStory, recipe } from './recipeStory.tsx';

/** No browser can play it, and none makes a request for it. */
const SOURCE = { src: 'data:video/webm;base64,', type: 'video/webm' };

/**
 * What it does, how, for whom, who says so, what is still unclear, and the way in: loud and quiet bands take turns. Its sections
 * are page data (`pages/product.<lang>.yaml`), except the film, which this file puts into its band.
 */
function ProductHome({ text, look, page }: RecipeProps) {
  const t = productWords[look.locale];
  const inside = {
    film: (
      <Video
        {...t.video}
        media={look.picture('about', '')}
        duration={118}
        sources={[SOURCE]}
        captions={[{ src: 'data:text/vtt,WEBVTT', srcLang: 'en', label: 'English' }]}
      />
    ),
  };
  return (
    <RecipePage company={t.company} text={text} look={look}>
      <RecipeSections page={page} inside={inside} />
    </RecipePage>
  );
}

const meta = { title: 'Recipes/Product home', tags: ['!autodocs'], ...recipe('product', ProductHome) };
export default meta;

/** A software product’s home, from first sight to first try. */
export const Page: RecipeStory = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    await expect(canvas.getAllByRole('tab')).toHaveLength(3);
    await expect(canvasElement.querySelector('video, iframe')).toBeNull();
  },
};
