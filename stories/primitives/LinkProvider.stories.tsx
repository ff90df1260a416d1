import {
  Advantages,
  BrandSection,
  Breadcrumbs,
  Button,
  CallToAction,
  ContactSection,
  ErrorSection,
  Footer,
  Header,
  Hero,
  Link,
  LinkProvider,
  type LinkProviderProps,
  MediaSection,
  PriceSection,
  ProductCard,
  Stack,
} from '@plinth/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentPropsWithRef, useState } from 'react';
import { expect, fn } from 'storybook/test';
import { wordsFor } from '../../.storybook/words.ts';
import { readGlobals } from '../../.storybook/globals.ts';
import { emailDetail, first, logos, priceCards, productCards } from '../support/fromContent.ts';
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
RouterLink.displayName = 'RouterLink';

const meta = {
  title: 'Primitives/LinkProvider',
  component: LinkProvider,
  argTypes: { component: { control: false }, children: { control: false } },
  parameters: {
    layout: 'padded',
    guide: {
      use: ['Once, around the whole application, to give the library the router’s link.'],
      avoid: ['Where plain links will do: without a provider every link is an `<a>`.'],
      accessibility: [
        'The component it is given has to render a real `<a href>`, or nobody gets real links.',
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

/** A link as some routers render it. */
const WrappedAnchor = ({ children, ...rest }: ComponentPropsWithRef<'a'>) => (
  <span>
    <a {...rest}>{children}</a>
  </span>
);
WrappedAnchor.displayName = 'WrappedAnchor';

/** What a visitor sees of an element, apart from its place and its width. */
const LOOKS = [
  'background-color',
  'background-image',
  'border-top-color',
  'border-top-left-radius',
  'border-top-width',
  'color',
  'cursor',
  'font-family',
  'font-size',
  'font-weight',
  'line-height',
  'min-height',
  'opacity',
  'padding-left',
  'padding-top',
  'text-decoration-line',
  'white-space',
] as const;

/** How all links look, what is in them and what they draw over their cards. */
function looksOfLinks(canvas: HTMLElement): string[] {
  const describe = (element: Element, part?: '::after') => {
    const style = getComputedStyle(element, part);
    return LOOKS.map((name) => `${name}: ${style.getPropertyValue(name)}`).join('; ');
  };
  return [...canvas.querySelectorAll('a, a *')].map((element) =>
    [element.textContent, describe(element), describe(element, '::after')].join(' | '),
  );
}

/** Links of every kind; the button wraps them all, without a change of anything else. */
function WrappedOnDemand({ component, children }: LinkProviderProps) {
  const [isWrapped, setIsWrapped] = useState(false);
  return (
    <LinkProvider component={isWrapped ? component : 'a'}>
      {children}
      <Button onClick={() => setIsWrapped(true)}>span &gt; a</Button>
    </LinkProvider>
  );
}
WrappedOnDemand.displayName = 'WrappedOnDemand';

/** A link that wraps its anchor keeps its looks: styles address parts, not places. */
export const WrappedLinks: Story = {
  name: 'Wrapped links',
  args: { component: WrappedAnchor },
  render: ({ component }, { globals }) => {
    const [text, look] = wordsFor(readGlobals(globals));
    const action = { label: text.action.consult, href: '#contact' };
    const link = { href: '#more' };
    const items = productCards(text, look).map((card) => ({ ...card, action: undefined, link }));
    const details = [emailDetail(text)];
    return (
      <WrappedOnDemand component={component}>
        <Header {...headerProps(text, look)} />
        <Breadcrumbs label={text.parts.trail.label} items={[action, { label: text.menu.about }]} />
        <Hero {...text.section} action={action} secondaryAction={action} />
        <ProductCard {...first(productCards(text, look))} headingLevel={2} />
        <Advantages heading={text.menu.about} items={items} />
        <PriceSection heading={text.menu.package} items={priceCards(text, look)} />
        <MediaSection heading={text.company.social} items={items} />
        <BrandSection
          heading={text.company.follow}
          items={logos(text, look).map((logo) => ({ ...logo, link }))}
        />
        <ErrorSection heading={text.dialog.system} headingLevel={2} action={action} details={details} />
        <ContactSection heading={text.menu.contact} details={details}>
          <Link href="#plan">{text.action.prices}</Link>
        </ContactSection>
        <CallToAction heading={text.action.long} action={action} secondaryAction={action} />
        <Footer
          logo={{ src: look.picture('logo-mark', '').src, name: text.company.name }}
          label={text.company.footer}
          details={details}
          actions={[action]}
          groups={[{ heading: text.menu.services, items: [action] }]}
          copyright={text.company.copyright}
        />
      </WrappedOnDemand>
    );
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const before = looksOfLinks(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'span > a' }));
    await expect(canvasElement.querySelectorAll('span > a').length).toBeGreaterThan(20);
    await expect(looksOfLinks(canvasElement)).toEqual(before);
  },
};
