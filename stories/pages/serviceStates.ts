import { expect } from 'storybook/test';
import { serviceCalls } from '../mocks/handlers/index.ts';
import {
  type CatalogueText,
  closeDialog,
  expectErrorPage,
  expectHome,
  expectLoaded,
  expectNotice,
  textOf,
} from '../support/site/plays.ts';
import { type Expectation, type Failure, type PageStory, dataStates, endsElsewhere } from './states.ts';

/** An answer that is no page, or no answer at all: the catalogue has a text for each. */
const textFor = (failure: Failure): CatalogueText =>
  failure === 'failing' || failure === 'never' ? 'ERROR.SYSTEM' : 'ERROR.DATA';

/** The notice that says so, for a time-out with its own line; nothing is on its way any more. */
const expectFailure =
  (failure: Failure): Expectation =>
  async (context) => {
    const notice = await expectNotice(context, textFor(failure));
    if (failure === 'never') await expect(notice).toHaveTextContent(textOf(context)('ERROR.TIMEOUT'));
    await expectLoaded(context);
  };

/** What follows when the notice of a state is closed: wrong data leads to the index, a failure to the error page. */
const closed = (state: PageStory, failure: Failure): PageStory => ({
  ...state,
  parameters: { pictures: endsElsewhere },
  play: async (context) => {
    await state.play?.(context);
    await closeDialog(context, await expectNotice(context, textFor(failure)));
    await (textFor(failure) === 'ERROR.DATA' ? expectHome : expectErrorPage)(context);
  },
});

/**
 * The states that service pages and the favourable plan share; the error catalogue treats them alike.
 *
 * @param expectContent waits for what the page shows when all is well
 */
export const serviceStates = (expectContent: Expectation) => {
  const states = dataStates({ calls: serviceCalls, expectContent, expectFailure });
  return {
    ...states,
    emptyClosed: closed(states.empty, 'empty'),
    refusedClosed: closed(states.refused, 'refused'),
    malformedClosed: closed(states.malformed, 'malformed'),
    httpFailureClosed: closed(states.httpFailure, 'failing'),
    timeOutClosed: closed(states.timeOut, 'never'),
  } satisfies Record<string, PageStory>;
};
