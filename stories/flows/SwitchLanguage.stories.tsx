import * as home from '@plinth/site/composed-sections';
import { inLanguage, paths } from '@plinth/site/routes';
import { LANG_TAGS, type LangCode } from '@plinth/ui/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { readGlobals } from '../../.storybook/globals.ts';
import { type SitePlay, expectHome, inHeader, textOf } from '../support/site/plays.ts';
import type { SiteStoryProps } from '../support/site/SiteStory.tsx';
import { expectContact, expectFilled, field, fillForm, flow } from './contact.ts';

const meta = {
  title: 'Flows/Switch language midway',
  tags: ['!autodocs'],
  ...flow({ home }, ({ locale }) => paths.contact(locale)),
} satisfies Meta<SiteStoryProps>;
export default meta;
type Story = StoryObj<SiteStoryProps>;

/** The same visit with the toolbar in another language: what a helper then looks for is in that language. */
const inOther = (context: SitePlay): SitePlay => ({
  ...context,
  globals: { ...context.globals, locale: otherLanguage(context) },
});

const otherLanguage = ({ globals }: SitePlay): LangCode =>
  readGlobals(globals).locale === 'en' ? 'zh-tw' : 'en';

/** Chooses the other language in the header, and waits for its words. */
async function switchLanguage(context: SitePlay): Promise<void> {
  const { userEvent } = context;
  const header = inHeader(context);
  const t = textOf(context);
  const other = otherLanguage(context);
  const current = t('MENU.LANGUAGE_CURRENT_SHORT');
  await userEvent.click(header.getByText(current, { exact: false, selector: 'summary' }));
  const label = t(other === 'en' ? 'MENU.LANGUAGE_EN' : 'MENU.LANGUAGE_ZH_TW');
  const link = header.getByRole('link', { name: label });
  const { locale } = readGlobals(context.globals);
  await expect(link).toHaveAttribute('href', inLanguage(paths.contact(locale), other));
  await userEvent.click(link);
  await expectHome(inOther(context));
  await waitFor(() => expect(document.documentElement.lang).toBe(LANG_TAGS[other]));
}

/** The visitor fills the form. */
export const Typed: Story = {
  play: async (context) => {
    await expectHome(context);
    await expectContact(context);
    await fillForm(context);
    await expectFilled(context);
  },
};

/** In the other language the page is the same, and so is what was typed. */
export const Switched: Story = {
  play: async (context) => {
    await Typed.play?.(context);
    await switchLanguage(context);
    const label = textOf(inOther(context))('HOME.CONTACT.COMPANY');
    await expect(field(context, 'companyName')).toHaveAccessibleName(expect.stringContaining(label));
    await expectFilled(context);
  },
};

/** And back again. */
export const SwitchedBack: Story = {
  name: 'Switched back',
  play: async (context) => {
    await Switched.play?.(context);
    await switchLanguage(inOther(context));
    await expectFilled(context);
  },
};
