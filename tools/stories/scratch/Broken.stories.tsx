import { Button } from '@plinth/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useEffect, useState } from 'react';
import { expect } from 'storybook/test';
import { readGlobals } from '../../../.storybook/globals.ts';
import { wordsFor } from '../../../.storybook/words.ts';

/**
 * Stories that are broken on purpose, to show that the tests of stories can fail. They are not part of the workshop. All must
 * fail except those called good; `e2e/testsOfTests.test.ts` says for which reason.
 */
const meta = { title: 'Scratch/Broken' } satisfies Meta;
export default meta;
type Story = StoryObj;

/** A story that shows this. */
const show = (content: ReactNode): Story => ({ render: () => <main>{content}</main> });

/** Passes: otherwise all stories might fail for some common reason. */
export const Good = show(<h1>Good</h1>);

export const BrokenPlay: Story = {
  ...show(<h1>Play</h1>),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading')).toHaveTextContent('something else');
  },
};

export const MissingLabel = show(<input type="text" />);

function Caller({ path }: { readonly path: string }) {
  useEffect(() => {
    void fetch(path).catch(() => undefined);
  }, [path]);
  return 'Calls';
}

export const UnmockedCall = show(<Caller path="./server/View/NobodyKnowsThis" />);

/** Not a call to the backend, but to the workshop itself: the development server serves modules of any name. */
export const GoodCall = show(<Caller path="./" />);

/** Not a call to the backend, and the file does not exist. */
export const MissingData = show(<Caller path="./data/no-such-data" />);

function Noisy({ make }: { readonly make: () => void }) {
  make();
  return 'Makes noise';
}

export const ConsoleError = show(<Noisy make={() => console.error('said on the console')} />);

export const ConsoleWarning = show(<Noisy make={() => console.warn('warned on the console')} />);

const FADING = <p style={{ color: '#1a1a1a', background: 'var(--color-surface)' }}>Fades away in the dark</p>;

/** Readable in light, unreadable in dark: found only by the second check. */
export const DarkContrast = show(FADING);

/** Shows its words when a call is answered. */
function Late() {
  const [isThere, setThere] = useState(false);
  useEffect(() => {
    void fetch('./server/View/GetServiceMenu?langCode=en').then(() => setThere(true));
  }, []);
  return isThere ? FADING : <p aria-busy="true">Waits</p>;
}

/** The second check waits for the answers of calls, too. */
export const LateContrast: Story = {
  render: (_args, { globals }) => (
    <main>
      <Late key={JSON.stringify(globals)} />
    </main>
  ),
  play: async ({ canvas }) => {
    await canvas.findByText('Fades away in the dark');
  },
};

export const MissingPicture = show(<img src="no-such-picture.svg" alt="Nothing" />);

/** A frame's calls are not among those of the page around it. */
export const MissingInFrame = show(
  <iframe
    title="A page within"
    sandbox="allow-same-origin"
    srcDoc='<!doctype html><html lang="en"><title>Within</title><main><img src="not-in-frame.svg" alt="Nothing">'
  />,
);

export const ForeignCall = show(<img src="http://elsewhere.invalid/picture.svg" alt="Nothing" />);

/** Fits as written; doubled, its box cuts it off: found only by the second check. */
export const ClippedText: Story = {
  render: (_args, { globals }) => (
    <main>
      <p style={{ inlineSize: '26ch', overflow: 'hidden', whiteSpace: 'nowrap' }}>
        {wordsFor(readGlobals(globals))[0].action.prices}
      </p>
    </main>
  ),
};

const fail = () => {
  throw new Error('thrown while rendering');
};

export const Throws = show(<Noisy make={fail} />);

/** The library's own buttons answer to the pointer. */
export const GoodPointer: Story = {
  ...show(
    <>
      <Button>First</Button>
      <Button variant="secondary">Second</Button>
    </>,
  ),
  parameters: { pointer: { over: 'button', isDown: true } },
};

/** Two buttons: the first has all states that must be visible, the second those that `css` gives it. */
const pair = (css: string): Story =>
  show(
    <>
      <style>{`
        button { margin: 4px; border: 0; color: #000; background: #eee; }
        .right:hover { background: #ddd; }
        .right:active { background: #ccc; }
        ${css}
      `}</style>
      <button type="button" className="right">
        Right
      </button>
      <button type="button" className="wrong">
        Wrong
      </button>
    </>,
  );

export const IdleUnderPointer: Story = {
  ...pair(''),
  parameters: { pointer: { over: 'button' } },
};

/** Has a style for hover, but none for a press. */
export const IdleWhenPressed: Story = {
  ...pair('.wrong:hover { background: #ddd; }'),
  parameters: { pointer: { over: 'button', isDown: true } },
};

export const PointerOverNothing: Story = {
  ...pair(''),
  parameters: { pointer: { over: '.gone' } },
};

export const UnseenFocus: Story = {
  ...pair('.wrong:focus-visible { outline: 0; }'),
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
  },
};

/** Has a focus ring, until forced colours remove all shadows. */
export const UnseenFocusInForcedColors = pair(
  '.wrong:focus-visible { outline: 0; box-shadow: 0 0 0 2px #00f; }',
);

/** An outline that is always there does not show the focus. */
export const OutlineWithoutFocus = pair(
  '@media (forced-colors: active) { .wrong { outline: 1px solid ButtonText !important; } }',
);
