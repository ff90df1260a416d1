import { Eyebrow, type EyebrowProps, Heading, Text } from '@plinth/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { words } from '../../.storybook/words.ts';

const meta = {
  title: 'Primitives/Eyebrow',
  component: Eyebrow,
  parameters: {
    layout: 'padded',
    ...words<EyebrowProps>((t) => ({ children: t.section.eyebrow })),
    guide: {
      use: ['Above a heading, to say what kind of thing follows.'],
      avoid: ['Alone, or in place of a heading: it is no heading for assistive technology.'],
      looks: {
        do: {
          words: 'It says what kind of thing the heading below it names.',
          draw: (t) => (
            <>
              <Eyebrow>{t.section.eyebrow}</Eyebrow>
              <Heading level={3}>{t.section.heading}</Heading>
            </>
          ),
        },
        dont: {
          words: 'In place of a heading: too quiet for the eye, and no heading for assistive technology.',
          draw: (t) => (
            <>
              <Eyebrow>{t.section.heading}</Eyebrow>
              <Text>{t.section.description}</Text>
            </>
          ),
        },
      },
      accessibility: ['It is read as text before the heading, so the heading has to make sense without it.'],
      content: [{ text: '`children`', chinese: '2 to 10', english: '4 to 24' }],
      example: "<SectionHeader eyebrow={t('ABOUT.EYEBROW')} heading={t('ABOUT.TITLE')} />",
    },
  },
} satisfies Meta<typeof Eyebrow>;
export default meta;
type Story = StoryObj<typeof Eyebrow>;

/** Usual length. */
export const Default: Story = {};

/** Longer than it should be: it wraps. */
export const Long: Story = { parameters: words<EyebrowProps>((t) => ({ children: t.long.eyebrow })) };
