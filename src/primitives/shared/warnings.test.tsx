import type { ReactNode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Footer } from '../../components/Footer/Footer.tsx';
import { Header } from '../../components/Header/Header.tsx';
import { MessageDialog } from '../../components/MessageDialog/MessageDialog.tsx';
import { ScrollTopCircle } from '../../components/ScrollTopCircle/ScrollTopCircle.tsx';
import { SkipLink } from '../../components/SkipLink/SkipLink.tsx';
import { render } from '../../testing/render.tsx';
import { Heading, Icon, Link, TextField } from '../index.ts';

const Drawing = () => <svg />;

const header = {
  logo: { src: '/logo.svg', name: 'Acme' },
  homeHref: '/',
  homeLabel: 'Acme, home',
  phoneMenu: { openLabel: 'Open', closeLabel: 'Close' },
};

const footer = {
  logo: { src: '/logo.svg', name: 'Acme' },
  copyright: '2022',
};

const dialog = (heading: string) => (
  <MessageDialog open tone="success" heading={heading} confirmLabel="OK" onClose={() => undefined} />
);

/** Parts without an accessible name, and the same parts with one. */
const CASES: Readonly<Record<string, { readonly nameless: ReactNode; readonly named: ReactNode }>> = {
  'a link with only a decorative picture': {
    nameless: (
      <Link href="/">
        <img src="/logo.svg" alt="" />
      </Link>
    ),
    named: (
      <Link href="/">
        <img src="/logo.svg" alt="Acme" />
      </Link>
    ),
  },
  'a link whose text is hidden from assistive technology': {
    nameless: (
      <Link href="/">
        <span aria-hidden="true">→</span>
      </Link>
    ),
    named: (
      <Link href="/" aria-label="Next">
        <span aria-hidden="true">→</span>
      </Link>
    ),
  },
  'a link that is named by nothing': {
    nameless: <Link href="/" aria-labelledby="nowhere" />,
    named: (
      <>
        <Link href="/" aria-labelledby="name" />
        <p id="name">Next</p>
      </>
    ),
  },
  'an unavailable link': { nameless: <Link />, named: <Link>Packages</Link> },
  'an empty heading': {
    nameless: <Heading level={2}>{''}</Heading>,
    named: (
      <Heading level={2}>
        Our <b>work</b>
      </Heading>
    ),
  },
  'a dialog without a heading': { nameless: dialog(' '), named: dialog('Notice') },
  'a field': { nameless: <TextField label="" />, named: <TextField label="Name" /> },
  'an icon that says something': {
    nameless: <Icon icon={Drawing} label="" />,
    named: <Icon icon={Drawing} />,
  },
  'the way back to the top': {
    nameless: <ScrollTopCircle label="" />,
    named: <ScrollTopCircle label="Back to top" />,
  },
  'the way past the header': {
    nameless: <SkipLink href="#main" label="" />,
    named: <SkipLink href="#main" label="Skip" />,
  },
  'a header': {
    nameless: <Header {...header} label="" />,
    named: <Header {...header} label="Main" />,
  },
  'a footer': {
    nameless: <Footer {...footer} label="" />,
    named: <Footer {...footer} label="About the company" />,
  },
};

describe('in development', () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  afterEach(() => error.mockClear());

  it.each(Object.entries(CASES))('%s complains when it has no name', async (_name, { nameless, named }) => {
    await render(named);
    expect(error).not.toHaveBeenCalled();
    await render(nameless);
    expect(error).toHaveBeenCalled();
  });

  it('complains about one control once', async () => {
    const { rerender } = await render(<Link href="/" />);
    await rerender(<Link href="/" title="" />);
    expect(error).toHaveBeenCalledTimes(1);
  });

  it('complains when a name is taken away', async () => {
    const { rerender } = await render(<Link href="/">Home</Link>);
    await rerender(<Link href="/" />);
    expect(error).toHaveBeenCalledTimes(1);
  });
});
