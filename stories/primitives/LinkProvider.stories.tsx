import { Button, Header, Link, LinkProvider, ProductCard, Stack } from '@plinth/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentPropsWithRef } from 'react';
import { expect, fn } from 'storybook/test';
import { wordsFor } from '../../.storybook/words.ts';
import { readGlobals } from '../../.storybook/globals.ts';
import { first, productCards } from '../support/fromContent.ts';
import { headerProps } from '../support/header.ts';

const followed = fn();

/** Stands for a router's link: it takes `href` and changes the page by itself. */
function RouterLink({ href, onClick, ...rest }: ComponentPropsWithRef<'a'>) {
  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        onClick?.(event);
        event.preventDefault();
        followed(href);
      }}
    />
  );
}

const meta = {
  title: 'Primitives/LinkProvider',
  component: LinkProvider,
  argTypes: { component: { control: false }, children: { control: false } },
  parameters: {
    layout: 'padded',
    guide: {
      use: ['Once, around the whole application, to give the library the router’s link.'],
      avoid: ['Where plain links do: without a provider every link is an `<a>`.'],
      accessibility: [
        'The component it is given has to render a real `<a href>`, or links are none for anybody.',
      ],
      content: [],
      example: '<LinkProvider component={AppLink}>\n  <SiteApp />\n</LinkProvider>',
    },
  },
} satisfies Meta<typeof LinkProvider>;
export default meta;
type Story = StoryObj<typeof LinkProvider>;

/** Links, and buttons with an address, go through the component of the provider. */
export const RouterLinks: Story = {
  name: 'A router’s links',
  args: { component: RouterLink },
  beforeEach: () => {
    followed.mockClear();
  },
  render: ({ component }, { globals }) => {
    const [{ action }] = wordsFor(readGlobals(globals));
    return (
      <LinkProvider component={component}>
        <Stack align="start">
          <Link href="/plan">{action.prices}</Link>
          <Button href="/contact">{action.consult}</Button>
        </Stack>
      </LinkProvider>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const [link, button] = canvas.getAllByRole('link');
    if (link === undefined || button === undefined) throw new Error('There are two links.');
    await userEvent.click(link);
    await userEvent.click(button);
    await expect(followed.mock.calls).toEqual([['/plan'], ['/contact']]);
  },
};

/** As some routers write it. */
const WrappedAnchor = ({ children, ...rest }: ComponentPropsWithRef<'a'>) => (
  <span>
    <a {...rest}>{children}</a>
  </span>
);

/** A link that wraps its anchor keeps its looks: styles address parts, not places. */
export const WrappedLinks: Story = {
  name: 'Wrapped links',
  args: { component: WrappedAnchor },
  render: ({ component }, { globals }) => {
    const [text, look] = wordsFor(readGlobals(globals));
    return (
      <LinkProvider component={component}>
        <Header {...headerProps(text, look)} />
        <ProductCard {...first(productCards(text, look))} />
      </LinkProvider>
    );
  },
  play: async ({ canvasElement }) => {
    const current = canvasElement.querySelector('[data-place="bar"][aria-current]');
    if (current === null) throw new Error('The bar shows the current page.');
    await expect(getComputedStyle(current).backgroundImage).toContain('linear-gradient');
    await expect(getComputedStyle(current).minHeight).toBe('44px');
    const link = canvasElement.querySelector('article a');
    if (link === null) throw new Error('The card has a link.');
    await expect(getComputedStyle(link, '::after').position).toBe('absolute');
  },
};
