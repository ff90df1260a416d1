import type { StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import type { ContentGlobals } from '../../.storybook/globals.ts';
import { type PicturesParameter, STATE_MODES } from '../../.storybook/modes.ts';
import { menuCalls, type serviceCalls } from '../mocks/handlers/index.ts';
import { answering } from '../support/site/mockedCalls.ts';
import {
  type SitePlay,
  expectLoaded,
  expectLoading,
  expectNoMenu,
  packageEntry,
} from '../support/site/plays.ts';
import type { SiteStoryProps } from '../support/site/SiteStory.tsx';

/** A story of a page. */
export type PageStory = StoryObj<SiteStoryProps>;

/** Waits for what a page shows, and fails when it does not. */
export type Expectation = (context: SitePlay) => Promise<void>;

/** How long a story about a time-out waits for its answer, in milliseconds. */
const SHORT_TIMEOUT_MS = 60;

/** The pictures of a state. */
export const statePictures: PicturesParameter = {
  only: STATE_MODES,
  reason: 'A state shares the layout of Ready, which is pictured in every mode.',
};

/** For stories that end where another one has been pictured. */
export const endsElsewhere: PicturesParameter = {
  skip: true,
  reason: 'It ends on what another story shows.',
};

const withoutMenu = (expectContent: Expectation): PageStory => ({
  beforeEach: answering((brand) => menuCalls(brand).failing),
  parameters: { pictures: statePictures },
  play: async (context) => {
    await expectContent(context);
    await expectNoMenu(context);
  },
});

/**
 * The states of a page that has no data of its own: it waits for nothing, and the package entry comes to life with the menu.
 *
 * @param expectContent waits for what the page shows when all is well
 */
export const menuStates = (expectContent: Expectation) =>
  ({
    ready: { play: expectContent },
    menuFailure: withoutMenu(expectContent),
    slowNetwork: {
      beforeEach: answering((brand) => menuCalls(brand).slow),
      parameters: { pictures: endsElsewhere },
      play: async (context: SitePlay) => {
        // In parallel: the answer is also on its way while the page's content is looked for.
        await waitFor(() => expect(packageEntry(context)).not.toHaveAttribute('href'));
        await expectContent(context);
        await waitFor(() => expect(packageEntry(context)).toHaveAttribute('href'));
      },
    },
  }) satisfies Record<string, PageStory>;

type DataCalls = ReturnType<typeof serviceCalls>;
/** The ways in which a page's data can fail to come. */
export type Failure = Exclude<keyof DataCalls, 'ready' | 'slow'>;

/** What tells one page with data from another. */
export interface DataPage {
  /** The ways in which its call can be answered. */
  readonly calls: (brand: ContentGlobals) => DataCalls;
  /** Waits for what it shows when all is well. */
  readonly expectContent: Expectation;
  /** Says what to wait for when its data does not come; `never` ends in a time-out. */
  readonly expectFailure: (failure: Failure) => Expectation;
}

/** The states of a page with data of its own; `DATA_STATES` names them all. */
export const dataStates = ({ calls, expectContent, expectFailure }: DataPage) => {
  const failed = (failure: Failure): PageStory => ({
    beforeEach: answering((brand) => calls(brand)[failure]),
    parameters: { pictures: statePictures },
    play: expectFailure(failure),
  });
  return {
    ready: { play: expectContent },
    loading: {
      ...failed('never'),
      play: async (context: SitePlay) => {
        await expectLoading(context);
        await expect(context.canvasElement.querySelector('main [aria-busy="true"]')).not.toBeNull();
      },
    },
    empty: failed('empty'),
    refused: failed('refused'),
    malformed: failed('malformed'),
    httpFailure: failed('failing'),
    timeOut: { ...failed('never'), args: { timeoutMs: SHORT_TIMEOUT_MS } },
    menuFailure: withoutMenu(expectContent),
    slowNetwork: {
      beforeEach: answering(
        (brand) => menuCalls(brand).slow,
        (brand) => calls(brand).slow,
      ),
      parameters: { pictures: endsElsewhere },
      play: async (context: SitePlay) => {
        await expectLoading(context);
        await expectContent(context);
        await expectLoaded(context);
      },
    },
  } satisfies Record<string, PageStory>;
};
