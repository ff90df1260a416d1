import * as about from '@plinth/site/pages/about/AboutPage';
import { paths } from '@plinth/site/routes';
import type { Meta } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { type SitePlay, expectPage, textOf } from '../support/site/plays.ts';
import { sitePage } from '../support/site/sitePage.ts';
import type { SiteStoryProps } from '../support/site/SiteStory.tsx';
import { type PageStory, menuStates } from './states.ts';

const meta = {
  title: 'Pages/About',
  tags: ['!autodocs'],
  ...sitePage({ about }, ({ locale }) => paths.about(locale)),
} satisfies Meta<SiteStoryProps>;
export default meta;

async function expectContent(context: SitePlay): Promise<void> {
  const t = textOf(context);
  await expectPage(context, t('ABOUT.TITLE'));
  await expect(context.canvas.getByText(t('ABOUT.MEMBER.NAME'))).toBeVisible();
  for (const key of ['ABOUT.MEMBER.BIO1', 'ABOUT.MEMBER.BIO2', 'ABOUT.MEMBER.BIO3'] as const) {
    await expect(context.canvas.getByText(t(key))).toBeVisible();
  }
}

const states = menuStates(expectContent);

/** Who the company is, how it works, and a person with a bio in three parts. */
export const Ready: PageStory = states.ready;

/** Without its menu the header's list is empty and the package entry dead; the page is whole. */
export const MenuFailure: PageStory = { name: 'Menu failure', ...states.menuFailure };

/** The page does not wait for the menu; the package entry comes to life with it. */
export const SlowNetwork: PageStory = { name: 'Slow network', ...states.slowNetwork };
