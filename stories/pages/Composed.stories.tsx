import * as composed from '@plinth/site/composed-sections';
import { paths } from '@plinth/site/routes';
import type { Meta } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { readGlobals } from '../../.storybook/globals.ts';
import type { Look } from '../../.storybook/words.ts';
import { composedPage } from '../support/site/composedPage.ts';
import { composedSlugs } from '../support/site/composedPages.ts';
import type { SitePlay } from '../support/site/plays.ts';
import { refusedIfWrong, sitePage } from '../support/site/sitePage.ts';
import type { SiteStoryProps } from '../support/site/SiteStory.tsx';
import { type PageStory, menuStates } from './states.ts';

/** The first page that the brand composed, or a sample. */
const slugOf = ({ variant }: Pick<Look, 'variant'>): string => composedSlugs(variant)[0] ?? '';

const meta = {
  title: 'Pages/Composed',
  tags: ['!autodocs'],
  ...sitePage({ composed }, (look) => paths.composed(look.locale, slugOf(look))),
  loaders: refusedIfWrong(slugOf),
} satisfies Meta<SiteStoryProps>;
export default meta;

async function expectContent({ canvas, canvasElement, globals }: SitePlay): Promise<void> {
  const brand = readGlobals(globals);
  const page = composedPage(brand, slugOf(brand), brand.locale);
  await canvas.findByRole('heading', { level: 1 });
  await waitFor(() =>
    expect(canvasElement.querySelectorAll('main > section')).toHaveLength(page?.sections.length ?? 0),
  );
  await expect(canvasElement.querySelectorAll('h1')).toHaveLength(1);
}

const states = menuStates(expectContent);

/** A page from a file of the brand's folder `pages`, without code of its own. */
export const Ready: PageStory = states.ready;

/** Without its menu the header's list is empty and the package entry dead; the page is whole. */
export const MenuFailure: PageStory = { name: 'Menu failure', ...states.menuFailure };

/** The page does not wait for the menu; the package entry comes to life with it. */
export const SlowNetwork: PageStory = { name: 'Slow network', ...states.slowNetwork };
