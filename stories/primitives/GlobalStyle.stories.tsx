import { GlobalStyle, Heading } from '@plinth/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { readGlobals } from '../../.storybook/globals.ts';
import { wordsFor } from '../../.storybook/words.ts';

const meta = {
  title: 'Primitives/GlobalStyle',
  component: GlobalStyle,
  parameters: {
    layout: 'padded',
    guide: {
      use: ['Once on each page, above everything else. The workshop has it around every story.'],
      avoid: ['Twice on a page, or as a place for a component’s styles.'],
      accessibility: [
        'It gives focus rings, keeps the system’s colours in forced-colours mode, and lets text zoom.',
      ],
      content: [],
      example: '<style>{themeCss(theme)}</style>\n<GlobalStyle />',
    },
  },
} satisfies Meta<typeof GlobalStyle>;
export default meta;
type Story = StoryObj<typeof GlobalStyle>;

/** Plain elements on the page's ground, with Chinese and Latin in one line. */
export const PlainElements: Story = {
  name: 'Plain elements',
  render: (_, { globals }) => {
    const [{ section, paragraph, action }] = wordsFor(readGlobals(globals));
    return (
      <>
        <h1>{section.heading}</h1>
        <p>{paragraph}</p>
        <p>
          <a href="#prices">{action.prices}</a>
        </p>
        <p lang="zh-Hant-TW">
          每月可用率99.95%，由Strata Cloud寫進合約；<span lang="en">uptime is in the contract</span>。
        </p>
      </>
    );
  },
};

/** A Chinese run in English text has the taller line of Chinese, in a heading the heading's. */
export const MixedLanguages: Story = {
  name: 'Mixed languages',
  render: () => (
    <div lang="en">
      <Heading level={3}>
        Our name is <span lang="zh-Hant-TW">層雲</span>
      </Heading>
      <p>
        Our name in Chinese is <span lang="zh-Hant-TW">層雲科技</span>.
      </p>
    </div>
  ),
  play: async ({ canvas }) => {
    const lines = (element: HTMLElement) => {
      const { lineHeight, fontSize } = getComputedStyle(element);
      return Number.parseFloat(lineHeight) / Number.parseFloat(fontSize);
    };
    await expect(lines(canvas.getByText('層雲科技'))).toBeCloseTo(1.75, 1);
    await expect(lines(canvas.getByText('層雲'))).toBeLessThan(1.5);
  },
};
