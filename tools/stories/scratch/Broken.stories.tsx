import { Button } from '@plinth/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect } from 'storybook/test';
import { readGlobals } from '../../../.storybook/globals.ts';
import { wordsFor } from '../../../.storybook/words.ts';

/**
 * Stories that are broken on purpose, to show that the tests of stories can fail. They are no part of the workshop; each
 * but those called good must fail, and `e2e/testsOfTests.test.ts` says for which reason.
 */
const meta = { title: 'Scratch/Broken' } satisfies Meta;
export default meta;
type Story = StoryObj;

const page = (content: string) => () => (
  <main>
    <h1>{content}</h1>
  </main>
);

/** The one that passes: otherwise everything might fail for a reason of its own. */
export const Good: Story = { render: page('Good') };

export const BrokenPlay: Story = {
  render: page('Play'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading')).toHaveTextContent('something else');
  },
};

export const MissingLabel: Story = {
  render: () => (
    <main>
      <input type="text" />
    </main>
  ),
};

function Caller({ path }: { readonly path: string }) {
  useEffect(() => {
    void fetch(path).catch(() => undefined);
  }, [path]);
  return <main>Calls</main>;
}

export const UnmockedCall: Story = {
  render: () => <Caller path="./server/View/NobodyKnowsThis" />,
};

/** No call of the backend, but of the workshop itself: the development server brings modules of any name. */
export const GoodCall: Story = {
  render: () => <Caller path="./" />,
};

/** No call of the backend, and nothing is there. */
export const MissingData: Story = {
  render: () => <Caller path="./data/no-such-data" />,
};

export const ConsoleError: Story = {
  render: () => {
    console.error('said on the console');
    return <main>Error</main>;
  },
};

export const ConsoleWarning: Story = {
  render: () => {
    console.warn('warned on the console');
    return <main>Warning</main>;
  },
};

/** Readable in light, unreadable in dark: found by the second look only. */
export const DarkContrast: Story = {
  render: () => (
    <main>
      <p style={{ color: '#1a1a1a', background: 'var(--color-surface)' }}>Fades away in the dark</p>
    </main>
  ),
};

/** Shows its words when a call is answered. */
function Late() {
  const [isThere, setThere] = useState(false);
  useEffect(() => {
    void fetch('./server/View/GetServiceMenu?langCode=en').then(() => setThere(true));
  }, []);
  return isThere ? (
    <p style={{ color: '#1a1a1a', background: 'var(--color-surface)' }}>Fades away in the dark</p>
  ) : (
    <p aria-busy="true">Waits</p>
  );
}

/** The second look waits for what a call brings, too. */
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

export const MissingPicture: Story = {
  render: () => (
    <main>
      <img src="no-such-picture.svg" alt="Nothing" />
    </main>
  ),
};

/** A frame's calls are not among those of the page around it. */
export const MissingInFrame: Story = {
  render: () => (
    <main>
      <iframe
        title="A page within"
        sandbox="allow-same-origin"
        srcDoc='<!doctype html><html lang="en"><title>Within</title><main><img src="not-in-frame.svg" alt="Nothing">'
      />
    </main>
  ),
};

export const ForeignCall: Story = {
  render: () => (
    <main>
      <img src="http://elsewhere.invalid/picture.svg" alt="Nothing" />
    </main>
  ),
};

/** Fits as written; doubled, its box cuts it off: found by the second look only. */
export const ClippedText: Story = {
  render: (_args, { globals }) => (
    <main>
      <p style={{ inlineSize: '26ch', overflow: 'hidden', whiteSpace: 'nowrap' }}>
        {wordsFor(readGlobals(globals))[0].action.prices}
      </p>
    </main>
  ),
};

export const Throws: Story = {
  render: () => {
    throw new Error('thrown while rendering');
  },
};

/** The library's own buttons answer to the pointer. */
export const GoodPointer: Story = {
  render: () => (
    <main>
      <Button>First</Button>
      <Button variant="secondary">Second</Button>
    </main>
  ),
  parameters: { pointer: { over: 'button', isDown: true } },
};

/** Buttons of which the first has all states that one has to see, and the second those that `css` gives it. */
const pair = (css: string) => () => (
  <main>
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
  </main>
);

export const IdleUnderPointer: Story = {
  render: pair(''),
  parameters: { pointer: { over: 'button' } },
};

/** Answers to the pointer over it; a press changes nothing more. */
export const IdleWhenPressed: Story = {
  render: pair('.wrong:hover { background: #ddd; }'),
  parameters: { pointer: { over: 'button', isDown: true } },
};

export const PointerOverNothing: Story = {
  render: pair(''),
  parameters: { pointer: { over: '.gone' } },
};

export const UnseenFocus: Story = {
  render: pair('.wrong:focus-visible { outline: 0; }'),
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
  },
};

/** Has a ring, until forced colours take all shadows away. */
export const UnseenFocusInForcedColors: Story = {
  render: pair('.wrong:focus-visible { outline: 0; box-shadow: 0 0 0 2px #00f; }'),
};

/** An edge that is always there says nothing of the focus. */
export const OutlineWithoutFocus: Story = {
  render: pair('@media (forced-colors: active) { .wrong { outline: 1px solid ButtonText !important; } }'),
};
