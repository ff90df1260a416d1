import { Pagination, type PaginationProps } from '@plinth/ui';
import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { words } from '../../.storybook/words.ts';
import { ON_A_PHONE } from '../support/section.ts';

/** A list whose pages change without a reload, as with a router. */
const turned: Decorator<PaginationProps> = function Turned(Story, { args }) {
  const [page, setPage] = useState(args.page);
  return (
    // What is pressed are the links in it.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div
      onClick={(event) => {
        const link = (event.target as Element).closest('a[href]');
        if (link === null) return;
        event.preventDefault();
        setPage(Number(link.getAttribute('href')?.match(/\d+$/)?.[0]));
      }}
    >
      <Story args={{ ...args, page }} />
    </div>
  );
};

const meta = {
  title: 'Components/Pagination',
  component: Pagination,
  args: { page: 6, count: 24, href: '#page-{page}' },
  argTypes: {
    label: { control: 'text' },
    page: { control: { type: 'number', min: 1 } },
    count: { control: { type: 'number', min: 0 } },
  },
  parameters: {
    layout: 'padded',
    ...words<PaginationProps>(
      ({
        parts: {
          pages: { label, ...text },
        },
      }) => ({ label, text }),
    ),
    guide: {
      use: ['Under a list of which a page shows a part: articles, search results.'],
      avoid: ['For the steps of a form.', 'For a few dozen short entries: show them all.'],
      accessibility: [
        'A landmark with links: give `label`, which names the list, and `text.page`, the words of a number.',
        'On a phone the numbers give way to the words of `text.position`.',
      ],
      content: [
        { text: '`label`: what they are the pages of', chinese: '2 to 8', english: '8 to 24' },
        {
          text: '`text`: the words of the links; `{page}` and `{count}` are filled in',
          chinese: '2 to 12',
          english: '4 to 24',
        },
      ],
      example:
        '<Pagination label={label} page={number} count={24} href="/notes/{page}" firstHref="/notes" text={text} />',
    },
  },
} satisfies Meta<typeof Pagination>;
export default meta;
type Story = StoryObj<typeof Pagination>;

/** In the middle of many pages. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('navigation', { name: args.label })).toBeVisible();
    await expect(canvas.getByText('6')).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByText('7')).toHaveAccessibleName(args.text.page.replaceAll('{page}', '7'));
  },
};

/** The first page has none before it. */
export const First: Story = { args: { page: 1, count: 5 } };

/** The last page of more than anyone reads. */
export const ManyPages: Story = { name: 'Many pages', args: { page: 300, count: 300 } };

/** On a phone the numbers give way to words. */
export const Phone: Story = {
  ...ON_A_PHONE,
  play: async ({ canvas, args }) => {
    const position = args.text.position.replaceAll('{page}', '6').replaceAll('{count}', '24');
    await expect(canvas.getByText(position)).toBeVisible();
  },
};

/** Words as long as they may get. */
export const Long: Story = {
  parameters: words<PaginationProps>(
    ({
      long,
      parts: {
        pages: { label, ...text },
      },
      action,
    }) => ({
      label,
      text: { ...text, previous: action.long, next: long.eyebrow },
    }),
  ),
};

/** A number under the pointer. */
export const Hovered: Story = { parameters: { pointer: { over: 'a[href]' } } };

/** The keyboard's focus on the link to the page before. */
export const Focused: Story = { play: ({ userEvent }) => userEvent.tab() };

/** Turned by keyboard to the last page: nothing leads beyond it, and the focus is where it was. */
export const TurnedToTheLast: Story = {
  name: 'Turned to the last',
  args: { page: 4, count: 5 },
  decorators: [turned],
  play: async ({ canvas, args, userEvent }) => {
    const next = () => canvas.getByRole('link', { name: args.text.next });
    next().focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText('5')).toHaveAttribute('aria-current', 'page');
    await expect(next()).toHaveAttribute('aria-disabled', 'true');
    await expect(next()).toHaveFocus();
    await expect(next()).toHaveStyle({ outlineStyle: 'solid' });
    await userEvent.tab({ shift: true });
    // The last number, or in a narrow window, which shows no numbers, the link to the page before.
    await expect(canvas.getAllByRole('link').at(-2)).toHaveFocus();
  },
};
