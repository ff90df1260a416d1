import * as home from '@plinth/site/composed-sections';
import * as plan from '@plinth/site/pages/plan/PlanPage';
import * as service from '@plinth/site/pages/service/ServicePage';
import { paths } from '@plinth/site/routes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { readGlobals } from '../../.storybook/globals.ts';
import { wordsFor } from '../../.storybook/words.ts';
import { expectPage, textOf } from '../support/site/plays.ts';
import type { SiteStoryProps } from '../support/site/SiteStory.tsx';
import { expectContact, expectSent, fillForm, flow, submit } from './contact.ts';

const meta = {
  title: 'Flows/Compare packages and ask',
  tags: ['!autodocs'],
  ...flow({ plan, service, home }, ({ locale }) => paths.plan(locale)),
} satisfies Meta<SiteStoryProps>;
export default meta;
type Story = StoryObj<SiteStoryProps>;

/** The visitor compares: every package has its price, one is marked. */
export const Compare: Story = {
  play: async (context) => {
    const [, { content }] = wordsFor(readGlobals(context.globals));
    const t = textOf(context);
    await expectPage(context, t('MENU.PACKAGE'));
    for (const { price } of content.plan.items) {
      await expect(context.canvas.getAllByText(`$${price.toLocaleString('en-US')}`)[0]).toBeVisible();
    }
    await expect(context.canvas.getAllByText(t('SERVICE.POPULAR')).length).toBeGreaterThan(0);
  },
};

/** The marked package's contact link leads to the form. */
export const Ask: Story = {
  play: async (context) => {
    await Compare.play?.(context);
    const [, { content }] = wordsFor(readGlobals(context.globals));
    const title = content.plan.items.find(({ preferFlag }) => preferFlag)?.title ?? '';
    const name = textOf(context)('SERVICE.CONTACT_ABOUT', { title });
    await context.userEvent.click(context.canvas.getByRole('link', { name }));
    await expectContact(context);
  },
};

/** The request is written, sent and taken; the form is empty again. */
export const Sent: Story = {
  play: async (context) => {
    await Ask.play?.(context);
    await fillForm(context);
    await submit(context);
    await expectSent(context);
  },
};
