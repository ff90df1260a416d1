import { Header, type HeaderProps } from '@plinth/ui';
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { readGlobals } from '../../.storybook/globals.ts';
import { words, wordsFor } from '../../.storybook/words.ts';
import { plain } from '../support/plain.ts';
import { ON_A_PHONE } from '../support/section.ts';
import { entries } from '../support/contentRules.ts';
import { headerProps, headerWithMenus, menuOf, serviceMenu } from '../support/header.ts';

const pressed = fn();

const meta = {
  title: 'Components/Header',
  component: Header,
  argTypes: { logo: { control: 'object' }, entries: { control: 'object' }, actions: { control: 'object' } },
  render: (args, { globals }) => {
    const [{ paragraph }] = wordsFor(readGlobals(globals));
    return (
      <>
        <Header {...args} />
        <main style={{ padding: '2rem', minBlockSize: '150vh' }}>
          <p>{paragraph}</p>
        </main>
      </>
    );
  },
  parameters: {
    docs: { story: { inline: false, height: '26rem' } },
    ...words<HeaderProps>(headerProps),
    guide: {
      use: ['Once, at the top of every page.'],
      avoid: ['More than five entries in the bar: it is for what visitors come for.'],
      accessibility: [
        'Menus open by press and by Enter or space, close with Escape, by a press outside and when the focus leaves; Escape gives the focus back.',
        'The current page and language are announced, not only shown. Languages are named in their own words and carry `lang`.',
        'An entry without `href` is visible and announced as unavailable.',
      ],
      content: [
        { text: '`logo.name`, `homeLabel`', chinese: '2 to 8', english: '4 to 28' },
        { text: '`label`: what the menu is', chinese: '2 to 6', english: '4 to 16' },
        entries('entries', '2 to 4'),
        { text: '`entries`, `actions`: a label', chinese: '2 to 6', english: '4 to 20' },
        { text: '`entries`, what an empty menu says', chinese: '6 to 16', english: '16 to 48' },
        { text: '`entries`, a description', chinese: '6 to 20', english: '16 to 60' },
        { text: '`languages.shortLabel`', chinese: '1 to 2', english: '2' },
        { text: '`phoneMenu`, each', chinese: '2 to 4', english: '4 to 12' },
      ],
      example:
        "<Header\n  logo={{ src, name }}\n  homeHref={paths.home(langCode)}\n  homeLabel={t('MENU.HOME', { name })}\n  label={t('MENU.LABEL')}\n  entries={[\n    { label: t('MENU.SERVICE'), groups: [{ items }], emptyLabel: t('MENU.SERVICE_EMPTY') },\n    { label: t('MENU.PACKAGE'), href: menu === undefined ? undefined : paths.plan(langCode) },\n  ]}\n  actions={[{ label: t('MENU.CONTACT'), href: paths.contact(langCode) }]}\n  languages={{ label: t('MENU.LANGUAGE'), shortLabel: t('MENU.LANGUAGE_CURRENT_SHORT'), items: languages }}\n  phoneMenu={{ openLabel: t('MENU.OPEN'), closeLabel: t('MENU.CLOSE') }}\n/>",
    },
  },
} satisfies Meta<typeof Header>;
export default meta;
type Story = StoryObj<typeof Header>;

const isOpen = (summary: HTMLElement): boolean => summary.closest('details')?.open === true;

type Played = Pick<StoryContext<HeaderProps>, 'canvas' | 'args'>;

/** The button behind which a phone has everything. */
function phoneButton({ canvas, args }: Played): HTMLElement {
  const button = canvas.getByLabelText(args.phoneMenu.openLabel).closest('summary');
  if (button === null) throw new Error('The phone’s menu has a button.');
  return button;
}

/** What opens the services: their own menu in the bar or, in a window too narrow for a bar, the phone's. */
function servicesButton({ canvas, args }: Played): HTMLElement {
  const inBar = canvas.getByText(menuOf(args).label, { selector: 'nav summary' });
  return inBar.checkVisibility() ? inBar : phoneButton({ canvas, args });
}

/** The menu that a button opens. */
const menuBy = (button: HTMLElement) => within(button.closest('details') ?? button);

/** The services open by press; Escape closes them and gives the focus back. */
export const ServiceMenu: Story = {
  name: 'Service menu',
  play: async ({ canvas, userEvent, args, step }) => {
    const summary = servicesButton({ canvas, args });
    await step('open', async () => {
      await userEvent.click(summary);
      await expect(isOpen(summary)).toBe(true);
      for (const { label, href } of menuOf(args).links) {
        const [link] = canvas.getAllByRole('link', { name: plain(label) });
        await expect(link).toHaveAttribute('href', href);
      }
    });
    await step('Escape closes and gives the focus back', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{Escape}');
      await expect(isOpen(summary)).toBe(false);
      await expect(summary).toHaveFocus();
    });
    await step('leaving with the focus closes', async () => {
      await userEvent.click(summary);
      for (let tabs = 0; tabs <= menuOf(args).links.length; tabs += 1) await userEvent.tab();
      // In the phone's menu that was not the last link, and nothing follows that.
      if (summary === phoneButton({ canvas, args }))
        canvas.getByRole('link', { name: args.homeLabel }).focus();
      await expect(isOpen(summary)).toBe(false);
    });
    await step('open again for the eye', async () => {
      await userEvent.click(summary);
    });
  },
};

/** The bar alone, with the current page marked. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    const current = args.entries?.find((entry) => 'current' in entry && entry.current === true);
    const [link] = canvas.getAllByRole('link', { name: plain(current?.label) });
    await expect(link).toHaveAttribute('aria-current', 'page');
  },
};

/** The languages, each in its own words, the current one marked. */
export const LanguageMenu: Story = {
  name: 'Language menu',
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(
      canvas.getByText(args.languages?.shortLabel ?? '', { exact: false, selector: 'summary' }),
    );
    for (const { label, href, lang, current } of args.languages?.items ?? []) {
      const link = canvas.getByRole('link', { name: label });
      await expect(link).toHaveAttribute('href', href);
      await expect(link).toHaveAttribute('lang', lang);
      if (current === true) await expect(link).toHaveAttribute('aria-current', 'true');
      else await expect(link).not.toHaveAttribute('aria-current');
    }
  },
};

/** Before the menu has loaded: the list says so, the package entry is there and does nothing. */
export const MenuNotLoaded: Story = {
  name: 'Menu not loaded',
  parameters: words<HeaderProps>((t, look) => {
    const props = headerProps(t, look);
    return {
      ...props,
      entries: [
        serviceMenu(t, []),
        { label: t.menu.package, unavailableLabel: t.menu.packageUnavailable },
        { label: t.menu.about, href: '#about' },
      ],
    };
  }),
  play: async ({ canvas, userEvent, args }) => {
    const services = servicesButton({ canvas, args });
    await userEvent.click(services);
    const note = menuBy(services).getByText(plain(menuOf(args).emptyLabel));
    // It fades in.
    await waitFor(() => expect(note).toBeVisible());
    const [entry] = canvas.getAllByRole('link', { name: new RegExp(plain(args.entries?.[1]?.label)) });
    await expect(entry).not.toHaveAttribute('href');
    await expect(entry).toHaveAttribute('aria-disabled', 'true');
  },
};

/** On a phone everything is behind one button. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: { pictures: { add: ['zh-tw-cloud-light-phone', 'en-agency-dark-phone'] } },
};

/** The phone's menu, open; Escape closes it and traps nothing. */
export const PhoneMenu: Story = {
  name: 'Phone menu',
  globals: { viewport: { value: 'phone' } },
  parameters: {
    pictures: {
      only: ['zh-tw-cloud-light-phone', 'en-agency-dark-phone'],
      reason: 'Wider screens have no phone menu to open.',
    },
  },
  play: async ({ canvas, userEvent, args, step }) => {
    const button = phoneButton({ canvas, args });
    await step('open', async () => {
      await userEvent.click(button);
      await expect(canvas.getByLabelText(args.phoneMenu.closeLabel)).toBeVisible();
      const services = canvas.getAllByRole('link', { name: plain(menuOf(args).links[0]?.label) });
      await expect(services.some((link) => link.checkVisibility())).toBe(true);
    });
    await step('Escape closes and gives the focus back', async () => {
      await userEvent.keyboard('{Escape}');
      await expect(isOpen(button)).toBe(false);
      await expect(button).toHaveFocus();
    });
    await step('open again for the eye', async () => {
      await userEvent.click(button);
    });
  },
};

/** Many services with long names. */
export const Long: Story = {
  parameters: words<HeaderProps>((t, look) => {
    const props = headerProps(t, look);
    const items = Array.from({ length: 14 }, (_, index) => ({
      label: `${index + 1}. ${index % 3 === 0 ? t.long.eyebrow : t.section.heading}`,
      href: `#service-${index}`,
    }));
    return { ...props, entries: [serviceMenu(t, items), ...(props.entries ?? []).slice(1)] };
  }),
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(servicesButton({ canvas, args }));
  },
};

/** Entries of the bar under the pointer; the current page's stays as it is. */
export const Hovered: Story = {
  parameters: { pointer: { over: 'nav summary, [data-place="bar"]:not([aria-current])' } },
};

/** A service under the pointer, in the open menu. */
export const HoveredService: Story = {
  name: 'Hovered service',
  parameters: { pointer: { over: 'nav details li:nth-child(2) a' } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(servicesButton({ canvas, args }));
  },
};

/** The first stop of the keyboard: the way home. */
export const Focused: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: args.homeLabel })).toHaveFocus();
  },
};

/** One service is still a menu, so that the bar is the same for every brand. */
export const OneService: Story = {
  name: 'One service',
  parameters: words<HeaderProps>((t, look) => {
    const props = headerProps(t, look);
    return {
      ...props,
      entries: [serviceMenu(t, menuOf(props).links.slice(0, 1)), ...(props.entries ?? []).slice(1)],
    };
  }),
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(servicesButton({ canvas, args }));
  },
};

/** Several menus with groups and descriptions, links between them, an action that does something in the page. */
export const Menus: Story = {
  parameters: words<HeaderProps>((t, look) => headerWithMenus(t, look, pressed)),
  play: async ({ canvas, userEvent, args }) => {
    pressed.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: plain(args.actions?.[1]?.label) }));
    await expect(pressed).toHaveBeenCalledTimes(1);
    const services = servicesButton({ canvas, args });
    await userEvent.click(services);
    const list = menuBy(services).getByRole('list', { name: menuOf(args).heading });
    // It fades in.
    await waitFor(() => expect(list).toBeVisible());
  },
};

/** The same on a phone, where everything is behind one button. */
export const MenusOnAPhone: Story = {
  ...Menus,
  ...ON_A_PHONE,
  name: 'Menus on a phone',
  parameters: { ...Menus.parameters, ...ON_A_PHONE.parameters },
  play: async ({ canvas, userEvent, args }) => {
    const button = phoneButton({ canvas, args });
    await userEvent.click(button);
    await expect(canvas.getByLabelText(args.phoneMenu.closeLabel)).toBeVisible();
    // Links and buttons alike end where the sheet's column ends.
    for (const element of document.querySelectorAll('[data-panel="sheet"] [data-prominent]')) {
      await expect(element.getBoundingClientRect().right).toBeLessThanOrEqual(document.body.clientWidth);
    }
  },
};

/** A company of one language, and nothing to lead to: no menu is left over. */
export const Bare: Story = {
  parameters: words<HeaderProps>((t, look) => {
    const props = headerProps(t, look);
    const [language] = props.languages?.items ?? [];
    if (props.languages === undefined || language === undefined) throw new Error('There are languages.');
    return { ...props, entries: [], actions: [], languages: { ...props.languages, items: [language] } };
  }),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('details')).toBeNull();
  },
};
