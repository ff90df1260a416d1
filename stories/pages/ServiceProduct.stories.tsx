import * as error from '@plinth/site/pages/error/ErrorPage';
import * as home from '@plinth/site/composed-sections';
import * as service from '@plinth/site/pages/service/ServicePage';
import { paths } from '@plinth/site/routes';
import type { Meta } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { readGlobals } from '../../.storybook/globals.ts';
import { wordsFor } from '../../.storybook/words.ts';
import { type SitePlay, expectNotice, expectPage, textOf } from '../support/site/plays.ts';
import { beginningAt, sitePage } from '../support/site/sitePage.ts';
import type { SiteStoryProps } from '../support/site/SiteStory.tsx';
import { serviceStates } from './serviceStates.ts';
import { type PageStory, endsElsewhere } from './states.ts';

const meta = {
  title: 'Pages/Service with prices',
  tags: ['!autodocs'],
  ...sitePage({ service, home, error }, ({ locale, content }) => paths.service(locale, content.productId)),
} satisfies Meta<SiteStoryProps>;
export default meta;

async function expectContent(context: SitePlay): Promise<void> {
  const [, { content }] = wordsFor(readGlobals(context.globals));
  await expectPage(context, content.productPage.pageTitle);
  for (const { price } of content.productPage.items) {
    await expect(context.canvas.getAllByText(`$${price.toLocaleString('en-US')}`)[0]).toBeVisible();
  }
  const taxNotes = context.canvas.getAllByText(textOf(context)('SERVICE.TAX'));
  await expect(taxNotes.length).toBeGreaterThan(0);
}

const states = serviceStates(expectContent);

/** The service’s packages with their prices and the tax note. */
export const Ready: PageStory = states.ready;

/** The id may stand in the query as well. */
export const QueryId: PageStory = {
  name: 'Id in the query',
  parameters: {
    pictures: endsElsewhere,
    ...beginningAt(({ locale, content }) => `${paths.serviceShell(locale)}?id=${content.productId}`),
  },
  play: expectContent,
};

/** An address that names no service: an empty answer, without a call. */
export const NoId: PageStory = {
  name: 'No id',
  parameters: {
    pictures: endsElsewhere,
    ...beginningAt(({ locale }) => paths.serviceShell(locale)),
  },
  play: async (context) => {
    await expectNotice(context, 'ERROR.DATA');
  },
};

/** The answer has not come: shapes stand where content will be, and the loader says so. */
export const Loading: PageStory = states.loading;

/** An answer without anything in it: the notice says that the data is wrong. */
export const Empty: PageStory = states.empty;

/** The backend says `isError`: the same notice. */
export const Refused: PageStory = states.refused;

/** A proxy's html in place of JSON: the same notice. */
export const Malformed: PageStory = states.malformed;

/** The server answers 500: the notice says that the system fails. */
export const HttpFailure: PageStory = { name: 'HTTP failure', ...states.httpFailure };

/** Nobody answers in time: the same notice, with the line that says so. */
export const TimeOut: PageStory = { name: 'Time-out', ...states.timeOut };

/** Without its menu the header's list is empty and the package entry dead; the page is whole. */
export const MenuFailure: PageStory = { name: 'Menu failure', ...states.menuFailure };

/** Answers take their time: the loader, then the page. */
export const SlowNetwork: PageStory = { name: 'Slow network', ...states.slowNetwork };

/** Closing the notice of an empty answer leads to the index. */
export const EmptyClosed: PageStory = { name: 'Empty, closed', ...states.emptyClosed };

/** Closing the notice of a refusal leads to the index. */
export const RefusedClosed: PageStory = { name: 'Refused, closed', ...states.refusedClosed };

/** Closing the notice of a malformed answer leads to the index. */
export const MalformedClosed: PageStory = { name: 'Malformed, closed', ...states.malformedClosed };

/** Closing the notice of a failure leads to the error page. */
export const HttpFailureClosed: PageStory = { name: 'HTTP failure, closed', ...states.httpFailureClosed };

/** Closing the notice of a time-out leads to the error page. */
export const TimeOutClosed: PageStory = { name: 'Time-out, closed', ...states.timeOutClosed };
