import type { ReactElement } from 'react';
import { describe, expect, expectTypeOf, it, vi } from 'vitest';
import { perform, render } from '../testing/render.tsx';
import * as ui from '../index.ts';

const media = { src: '/a.svg', alt: 'Acme', width: 30, height: 20 };

/** Each part that can have a link, with a given one. */
const PARTS: Readonly<Record<string, (link: ui.PressTarget) => ReactElement>> = {
  ProductCard: (link) => <ui.ProductCard heading="Words" action={{ ...link, label: 'More' }} />,
  MediaItem: (link) => <ui.MediaItem heading="Words" link={link} />,
  TeamMemberCard: (link) => <ui.TeamMemberCard heading="Words" link={link} />,
  LogoWall: (link) => <ui.LogoWall items={[{ ...media, link }]} />,
  Advantages: (link) => <ui.Advantages heading="Why" items={[{ heading: 'Words', link }]} />,
  PartnerSection: (link) => <ui.PartnerSection heading="Who" items={[{ label: 'Words', link }]} />,
  Hero: (link) => <ui.Hero heading="Hello" action={{ ...link, label: 'Words' }} />,
  Footer: (link) => (
    <ui.Footer label="Foot" groups={[{ heading: 'G', items: [{ ...link, label: 'Words' }] }]} />
  ),
  Header: (link) => (
    <ui.Header
      logo={{ src: '/l.svg', name: 'Acme' }}
      homeHref="/"
      homeLabel="Acme, home"
      label="Menu"
      entries={[{ ...link, label: 'Words' }]}
      phoneMenu={{ openLabel: 'Open', closeLabel: 'Close' }}
    />
  ),
};

/** The fields of somebody else's menu item. */
interface Entry {
  readonly label: string;
  readonly href: string;
}

it('takes links and buttons of somebody else’s type, and attributes of the page’s own', () => {
  expectTypeOf<Entry>().toExtend<ui.Action>();
  expectTypeOf<Entry>().toExtend<ui.FooterLink>();
  expectTypeOf<Entry>().toExtend<ui.HeaderEntry>();
  expectTypeOf<{ label: string; onClick: () => void; 'data-track': string }>().toExtend<ui.Action>();
  expectTypeOf<{ label: string; href: string; 'data-track': object }>().not.toExtend<ui.LinkTarget>();
});

describe.each(Object.entries(PARTS))('%s', (_name, make) => {
  it('gives its link what a link takes', async () => {
    const link = {
      href: '/there',
      target: '_blank',
      rel: 'noopener',
      download: 'report.pdf',
      'data-track': 'x',
    };
    const { get } = await render(make(link));
    const { href, ...others } = link;
    for (const [name, value] of Object.entries(others)) {
      expect(get(`[href="${href}"]`).getAttribute(name)).toBe(value);
    }
  });

  it('writes nothing of an action into the document but what its element knows', async () => {
    const asLink: ui.Action = { href: '/there', label: 'Go', icon: <svg data-icon="" /> };
    const asButton: ui.Action = { onClick: () => undefined, label: 'Go', icon: <svg data-icon="" /> };
    const { container, rerender } = await render(make(asLink));
    const leaked = () => container.querySelector('[icon], a[label], button[label]');
    expect(leaked()).toBeNull();
    await rerender(make(asButton));
    expect(leaked()).toBeNull();
  });

  it('is a button where it does something in the page', async () => {
    const onClick = vi.fn();
    const { get } = await render(make({ onClick, accessibleLabel: 'Do it' }));
    const button = get<HTMLButtonElement>('button[aria-label="Do it"]');
    await perform(() => button.click());
    expect(button.type).toBe('button');
    expect(onClick).toHaveBeenCalledOnce();
  });

  it('says that it is unavailable where it leads nowhere, and does not move under the pointer', async () => {
    const { get, container } = await render(make({}));
    expect(get('[aria-disabled=true]').hasAttribute('href')).toBe(false);
    expect(container.querySelector('[data-interactive]')).toBeNull();
  });
});

it('shows the icon of a link of the footer beside its words', async () => {
  const icon = <svg data-icon="" />;
  const items = [{ label: 'News', href: '/news', icon }];
  const { get } = await render(<ui.Footer label="Foot" groups={[{ heading: 'G', items }]} />);
  expect(get('a[href="/news"] > [aria-hidden=true] > [data-icon]')).toBeTruthy();
});

it('has the name of a detail of the footer in a line of its own also where Firefox copies it', async () => {
  const details = [{ label: 'E-mail', text: 'hello@acme.example' }];
  const { get } = await render(<ui.Footer label="Foot" details={details} />);
  // Firefox goes by the element, not by its `display`: a span gives `E-mailhello@acme.example`.
  expect(get('address [data-part="caption"]').tagName).toBe('DIV');
});
