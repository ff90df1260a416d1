import { LogoWall, type LogoWallProps } from '@plinth/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { words } from '../../.storybook/words.ts';
import { logos } from '../support/fromContent.ts';
import { broken, many } from '../support/items.ts';

const wall = (count: number) =>
  words<LogoWallProps>((t, look) => ({
    label: t.section.heading,
    items: Array.from({ length: count }, (_, index) => logos(t, look)[index % logos(t, look).length]).filter(
      (item) => item !== undefined,
    ),
  }));

const meta = {
  title: 'Components/LogoWall',
  component: LogoWall,
  argTypes: { label: { control: 'text' }, items: { control: 'object' } },
  parameters: {
    layout: 'padded',
    ...wall(6),
    guide: {
      use: ['For logos of clients or partners that need no more words.'],
      avoid: ['For logos that need an explanation: use `PartnerSection`.'],
      looks: {
        do: {
          words: 'A handful of names that visitors know.',
          draw: (t, look) => <LogoWall label={t.section.heading} items={logos(t, look).slice(0, 6)} />,
        },
        dont: {
          words: 'All of them: a pattern in which no name is seen.',
          draw: (t, look) => <LogoWall label={t.section.heading} items={many(logos(t, look), 24)} />,
        },
      },
      accessibility: [
        'A list whose pictures have the companies’ names.',
        'Give `label` where no heading names the list.',
      ],
      content: [
        {
          text: '`items`, a name: as the company writes it',
          chinese: '2 to 12',
          english: '2 to 32',
        },
        { text: '`label`, where no heading names the list', chinese: '4 to 16', english: '8 to 48' },
      ],
      example:
        '<LogoWall label={label} items={brandItems.map(({ imageUrl, name }) => picture(imageUrl, name))} />',
    },
  },
} satisfies Meta<typeof LogoWall>;
export default meta;
type Story = StoryObj<typeof LogoWall>;

/** Six logos in optical balance. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    const images = canvas.getAllByRole('img');
    await expect(images.map((image) => image.getAttribute('alt'))).toEqual(args.items.map(({ alt }) => alt));
  },
};

/** One logo does not stretch. */
export const One: Story = { parameters: wall(1) };

/** Two partners, as the agency has them. */
export const Two: Story = { parameters: wall(2) };

/** Many. */
export const Many: Story = { parameters: wall(17) };

/** The logo under the pointer has its colours; the others stay muted. */
export const Hovered: Story = { parameters: { pointer: { over: 'li:nth-child(2) img' } } };

/** A logo that cannot be shown leaves its company's name. */
export const Broken: Story = {
  parameters: words<LogoWallProps>((t, look) => ({
    label: t.section.heading,
    items: logos(t, look).map((logo, index) => (index === 1 ? broken(logo) : logo)),
  })),
};

/** Each leads to its company. */
export const Linked: Story = {
  parameters: words<LogoWallProps>((t, look) => ({
    items: logos(t, look).map((logo, index) => ({ ...logo, link: { href: `#company-${index}` } })),
  })),
  play: async ({ canvas, args }) => {
    const links = canvas.getAllByRole('link');
    await expect(links.map((link) => link.getAttribute('href'))).toEqual(
      args.items.map((_, index) => `#company-${index}`),
    );
    await expect(links[0]).toHaveAccessibleName(args.items[0]?.alt);
  },
};
