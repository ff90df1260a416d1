import '@fontsource-variable/noto-sans-tc/wght.css';
import './workshop.css';
import { GlobalStyle } from '@plinth/ui';
import type { Preview } from '@storybook/react-vite';
import { mswLoader } from 'msw-storybook-addon/csf3';
import { configure } from 'storybook/test';
import { everyCall } from '../stories/mocks/handlers/index.ts';
import { forgetCalls } from '../stories/mocks/openCalls.ts';
import { BRAND_PICTURES } from './brandNames.ts';
import { applyBrand } from './brandStyle.ts';
import { photographed } from './chromatic.ts';
import { type CodeContext, shownCode } from './code/shownCode.ts';
import {
  FollowToolbar,
  HAS_CONTROLS,
  editedArgs,
  followLists,
  sentArgs,
  translatedArgs,
  wordsInControls,
} from './controls.ts';
import { declaredTypes } from './declaredTypes.ts';
import { designed } from './designs.ts';
import { withEditBoundary } from './EditBoundary.tsx';
import { loadStoryFonts } from './storyFonts.ts';
import { failOnUnseenFocus, focusWithoutScrolling } from './focus.ts';
import { GuidePage } from './GuidePage.tsx';
import { WorkshopDocs } from './WorkshopDocs.tsx';
import { INITIAL_GLOBALS, readGlobals, toolbarOf } from './globals.ts';
import { networkSettled, startNetwork } from './network.ts';
import { failOnIdlePointer, withPointer } from './pointer.tsx';
import { passOverScrollAnimations } from './scrollAnimations.ts';
import {
  beginTurn,
  cleanVisit,
  endTurn,
  everythingShown,
  keepOwnStorage,
  setClock,
} from './storyIsolation.ts';
import { globalTypes } from './toolbar.ts';
import { failOnStoryErrors, forgetStoryErrors, watchConsole, watchStory } from './storyErrors.ts';
import { framed, narrowFrame, viewports } from './viewports.ts';

passOverScrollAnimations();
// A page waits for its module, its answer and its dialog's module, a part for a picture; on a busy machine each takes long.
configure({ asyncUtilTimeout: 8_000 });
if (HAS_CONTROLS) void followLists();

/** The frame of a docs page in which the story is, and the toolbar's settings there. */
const { frameElement } = window;
const toolbarOfDocs = toolbarOf(frameElement?.ownerDocument.defaultView);
if (toolbarOfDocs !== undefined) focusWithoutScrolling();

const resetHandlers = mswLoader(startNetwork);

let expectedConsole: readonly RegExp[] = [];
watchConsole((text) => expectedConsole.some((pattern) => pattern.test(text)));

const preview: Preview = {
  tags: ['autodocs'],
  globalTypes,
  // Storybook does not pass the toolbar's settings to a story in a frame of a docs page.
  initialGlobals: toolbarOfDocs ?? {
    ...INITIAL_GLOBALS,
    theme: 'system',
  },
  parameters: {
    layout: 'fullscreen',
    a11y: { test: 'error', options: { resultTypes: ['violations'] } },
    controls: { expanded: true, sort: 'requiredFirst' },
    docs: {
      container: WorkshopDocs,
      page: GuidePage,
      // A panel beside Controls: the JSX of what is shown, with the edits made there.
      codePanel: true,
      source: {
        language: 'tsx',
        // Nobody needs the code of a story that is opened alone.
        type: HAS_CONTROLS ? 'dynamic' : 'code',
        transform: (_written: string, context: CodeContext) => shownCode(context),
      },
      // Stories and pictures have no headings of the page itself.
      toc: { headingSelector: 'h2, h3', ignoreSelector: '.docs-story *, .skip-toc, [inert] *' },
    },
    options: {
      storySort: {
        order: [
          'Welcome',
          'Compose',
          'Workshop',
          'Foundations',
          'Primitives',
          'Components',
          'Sections',
          'Pages',
          'Flows',
          'Recipes',
        ],
      },
    },
    viewport: { options: viewports },
    brandPictures: BRAND_PICTURES,
  },
  argTypesEnhancers: [declaredTypes, photographed, designed, framed],
  ...(HAS_CONTROLS && { argsEnhancers: [wordsInControls] }),
  loaders: [
    async (context) => {
      await resetHandlers(context);
      // At once: the story's last render, which is still on screen, may make a call, which would be one that nothing answers. And first,
      // so that handlers of the file and of the story, which are added later, win.
      context.msw.use(...everyCall(readGlobals(context.globals)));
      return {};
    },
    (context) => {
      const stored = context.args;
      const globals = readGlobals(context.globals);
      context.args = translatedArgs(context, { ...stored, ...sentArgs(context, globals) }, globals);
      return { stored };
    },
  ],
  async beforeEach(context) {
    const globals = readGlobals(context.globals);
    watchStory(context.id);
    forgetCalls();
    delete document.documentElement.dataset['pictureReady'];
    expectedConsole = context.parameters.expectedConsole ?? [];
    applyBrand(globals);
    if (frameElement !== null && toolbarOfDocs !== undefined) narrowFrame(frameElement, context);
    if (toolbarOfDocs !== undefined) keepOwnStorage();
    if (context.viewMode === 'story') cleanVisit();
    // A docs page is in English, so the language is set on each of its stories.
    else context.canvasElement.lang = document.documentElement.lang;
    setClock(globals.pictures === 'on');
    if (globals.pictures === 'on') await loadStoryFonts(context.args);
    if (toolbarOfDocs !== undefined) await beginTurn(window.parent);
    return endTurn;
  },
  async afterEach(context) {
    endTurn();
    await networkSettled();
    if (readGlobals(context.globals).pictures === 'on') await everythingShown();
    if (HAS_CONTROLS && Object.keys(editedArgs(context)).length > 0) {
      // While somebody edits, unfinished values are shown too and must not fail the story.
      forgetStoryErrors();
    } else {
      const { pointer } = context.parameters;
      // In the workshop the reader's own pointer may be there as well, under which nothing would change.
      const isPointedAt = HAS_CONTROLS && context.canvasElement.matches(':hover');
      if (pointer !== undefined && !isPointedAt) failOnIdlePointer(context.canvasElement, pointer);
      // On a docs page the reader may have the focus, in a control.
      if (context.viewMode === 'story') failOnUnseenFocus();
      failOnStoryErrors(context.id);
    }
    document.documentElement.dataset['pictureReady'] = context.id;
  },
  decorators: [
    ...(HAS_CONTROLS ? [withEditBoundary, FollowToolbar] : []),
    withPointer,
    (Story) => (
      <>
        <GlobalStyle />
        <Story />
      </>
    ),
  ],
};

export default preview;
