import { HOME_SLUG, plainWords } from '@plinth/site/composed-content';
import * as error from '@plinth/site/pages/error/ErrorPage';
import * as home from '@plinth/site/composed-sections';
import { paths } from '@plinth/site/routes';
import type { Meta } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { readGlobals } from '../../.storybook/globals.ts';
import { wordsFor } from '../../.storybook/words.ts';
import { dictionaryCalls, homeCalls } from '../mocks/handlers/index.ts';
import { answering } from '../support/site/mockedCalls.ts';
import {
  type SitePlay,
  expectHome,
  expectLoaded,
  homeContent,
  inHeader,
  textOf,
} from '../support/site/plays.ts';
import { beginningAt, refusedIfWrong, sitePage } from '../support/site/sitePage.ts';
import type { SiteStoryProps } from '../support/site/SiteStory.tsx';
import { type PageStory, dataStates, endsElsewhere, statePictures } from './states.ts';

const meta = {
  title: 'Pages/Home',
  tags: ['!autodocs'],
  ...sitePage({ home, error }, ({ locale }) => paths.home(locale)),
  loaders: refusedIfWrong(() => HOME_SLUG),
} satisfies Meta<SiteStoryProps>;
export default meta;

async function expectContent(context: SitePlay): Promise<void> {
  const { canvas } = context;
  const [, { content }] = wordsFor(readGlobals(context.globals));
  await expectHome(context);
  for (const { title } of content.home.productItems) {
    await canvas.findByText(title, { selector: 'main h3, main h3 *' });
  }
  const more = canvas.getAllByRole('link', {
    name: textOf(context)('HOME.MORE_ABOUT', { title: content.home.productItems[0]?.title ?? '' }),
  });
  await expect(more[0]).toHaveAttribute('href', expect.stringContaining('/service/'));
}

/** A home page without its data: its sections are absent, nothing is said about it, and the contact form still works. */
async function expectRest(context: SitePlay): Promise<void> {
  const { canvas, canvasElement } = context;
  const t = textOf(context);
  await expectHome(context);
  await waitFor(() => expect(canvasElement.querySelector('main [aria-busy="true"]')).toBeNull());
  await expectLoaded(context);
  const { sections } = await homeContent(context);
  const { sectionFields } = await import('@plinth/site/composed');
  for (const { section, props } of sections) {
    const { items } = sectionFields(section);
    if (items?.kind !== 'list' || items.answer === undefined) continue;
    const heading = plainWords(props['heading'] ?? t('HOME.MIDA'));
    await expect(canvas.queryByRole('heading', { name: heading })).toBeNull();
  }
  await expect(canvasElement.querySelector('#contact form')).toBeVisible();
  await expect(canvas.queryByRole('alertdialog')).toBeNull();
}

const states = dataStates({ calls: homeCalls, expectContent, expectFailure: () => expectRest });

/** All sections that the brand has, in its order. */
export const Ready: PageStory = states.ready;

/** The answer has not come: shapes stand where services will be; hero and form are there. */
export const Loading: PageStory = {
  ...states.loading,
  play: async (context) => {
    await states.loading.play(context);
    await expectHome(context);
  },
};

/** Lists without entries: their sections are absent. */
export const Empty: PageStory = states.empty;

/** The backend says `isError`: only the loader closes. */
export const Refused: PageStory = states.refused;

/** A proxy's html in place of JSON: only the loader closes. */
export const Malformed: PageStory = states.malformed;

/** The server answers 500: only the loader closes. */
export const HttpFailure: PageStory = { name: 'HTTP failure', ...states.httpFailure };

/** Nobody answers in time: only the loader closes. */
export const TimeOut: PageStory = { name: 'Time-out', ...states.timeOut };

/** Without its menu the header's list is empty and the package entry dead; the page is whole. */
export const MenuFailure: PageStory = { name: 'Menu failure', ...states.menuFailure };

/** Answers take their time: the loader, then the page. */
export const SlowNetwork: PageStory = { name: 'Slow network', ...states.slowNetwork };

/** The other language is wanted and there is no connection: the page stays, and says so. */
export const Offline: PageStory = {
  beforeEach: answering((brand) => dictionaryCalls(brand).offline),
  parameters: { pictures: statePictures },
  play: async (context) => {
    const t = textOf(context);
    await expectContent(context);
    const header = inHeader(context);
    const current = t('MENU.LANGUAGE_CURRENT_SHORT');
    await context.userEvent.click(header.getByText(current, { exact: false, selector: 'summary' }));
    const { locale } = readGlobals(context.globals);
    const other = t(locale === 'en' ? 'MENU.LANGUAGE_ZH_TW' : 'MENU.LANGUAGE_EN');
    await context.userEvent.click(header.getByRole('link', { name: other }));
    await expect(await context.canvas.findByText(t('COMMON.NO_CONNECTION'))).toBeVisible();
    await expectHome(context);
  },
};

/** The visitor arrives by the contact link: the page scrolls to the form once its content is there. */
export const ContactAnchor: PageStory = {
  name: 'Contact anchor',
  parameters: {
    pictures: endsElsewhere,
    ...beginningAt(({ locale }) => paths.contact(locale)),
  },
  play: async (context) => {
    const { canvasElement } = context;
    await expectContent(context);
    await waitFor(() => expect(canvasElement.querySelector('#contact')).toHaveFocus());
    await waitFor(() => expect(window.scrollY).toBeGreaterThan(0));
  },
};
