import * as error from '@plinth/site/pages/error/ErrorPage';
import * as home from '@plinth/site/composed-sections';
import { paths } from '@plinth/site/routes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { contactCalls } from '../mocks/handlers/index.ts';
import { answering } from '../support/site/mockedCalls.ts';
import { closeDialog, expectErrorPage, expectHome, expectNotice, textOf } from '../support/site/plays.ts';
import type { SiteStoryProps } from '../support/site/SiteStory.tsx';
import { expectContact, expectFilled, expectSent, fillForm, flow, submit } from './contact.ts';

const meta = {
  title: 'Flows/Send fails, come back, send again',
  tags: ['!autodocs'],
  ...flow({ home, error }, ({ locale }) => paths.contact(locale)),
  beforeEach: answering((brand) => contactCalls(brand).failingOnce),
} satisfies Meta<SiteStoryProps>;
export default meta;
type Story = StoryObj<SiteStoryProps>;

/** The request is written and sent; the server fails, and the notice says so. */
export const Failed: Story = {
  play: async (context) => {
    await expectHome(context);
    await expectContact(context);
    await fillForm(context);
    await submit(context);
    await expectNotice(context, 'ERROR.SYSTEM');
  },
};

/** Closing the notice leads to the error page, which says that the text is kept. */
export const OnErrorPage: Story = {
  name: 'On the error page',
  play: async (context) => {
    await Failed.play?.(context);
    await closeDialog(context, await expectNotice(context, 'ERROR.SYSTEM'));
    await expectErrorPage(context);
    await expect(await context.canvas.findByText(textOf(context)('ERRORPAGE.TEXT_KEPT'))).toBeVisible();
  },
};

/** Back home, every field holds what was typed. */
export const CameBack: Story = {
  name: 'Came back',
  play: async (context) => {
    await OnErrorPage.play?.(context);
    const name = textOf(context)('ERRORPAGE.BACK_HOME');
    await context.userEvent.click(context.canvas.getByRole('link', { name }));
    await expectHome(context);
    await expectFilled(context);
  },
};

/** Sent again, it arrives, and the form is empty. */
export const SentAgain: Story = {
  name: 'Sent again',
  play: async (context) => {
    await CameBack.play?.(context);
    await submit(context);
    await expectSent(context);
  },
};
