import * as error from '@plinth/site/pages/error/ErrorPage';
import * as home from '@plinth/site/composed-sections';
import { saveDraft } from '@plinth/site/draft';
import { paths } from '@plinth/site/routes';
import type { Meta } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { expectErrorPage, expectHome, textOf } from '../support/site/plays.ts';
import { sitePage } from '../support/site/sitePage.ts';
import type { SiteStoryProps } from '../support/site/SiteStory.tsx';
import { type PageStory, endsElsewhere, statePictures } from './states.ts';

const meta = {
  title: 'Pages/Error',
  tags: ['!autodocs'],
  ...sitePage({ error, home }, () => paths.error),
} satisfies Meta<SiteStoryProps>;
export default meta;

const brokenPage = sitePage(
  {
    error: {
      Page: () => {
        throw new Error('The page is broken.');
      },
    },
  },
  () => paths.error,
);

/** What happened, what to do, and the way home. It stands alone, without a header, and calls nobody. */
export const Ready: PageStory = {
  play: async (context) => {
    await expectErrorPage(context);
    await expect(
      context.canvas.queryByRole('navigation', { name: textOf(context)('MENU.LABEL') }),
    ).toBeNull();
  },
};

/** A visitor who was writing is told that nothing is lost. */
export const TextKept: PageStory = {
  name: 'Text kept',
  beforeEach: () => {
    saveDraft({ name: 'Strata' });
  },
  parameters: { pictures: statePictures },
  play: async (context) => {
    await expectErrorPage(context);
    await expect(await context.canvas.findByText(textOf(context)('ERRORPAGE.TEXT_KEPT'))).toBeVisible();
  },
};

/** Not even the error page can be shown: a sentence, the way home and an address to write to. */
export const LastWords: PageStory = {
  name: 'Last words',
  render: brokenPage.render,
  parameters: { pictures: statePictures, expectedConsole: [/The page is broken/] },
  play: async ({ canvas, ...context }) => {
    const words = await canvas.findByRole('alert');
    await expect(words).toHaveTextContent(textOf(context)('ERROR.SYSTEM'));
    await expect(canvas.getByRole('link', { name: /@/ })).toHaveAttribute(
      'href',
      expect.stringContaining('mailto:'),
    );
  },
};

/** The link leads home. */
export const BackHome: PageStory = {
  name: 'Back home',
  parameters: { pictures: endsElsewhere },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await expectErrorPage(context);
    await userEvent.click(canvas.getByRole('link', { name: textOf(context)('ERRORPAGE.BACK_HOME') }));
    await expectHome(context);
  },
};
