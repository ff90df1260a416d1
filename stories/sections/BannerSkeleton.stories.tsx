import { BannerSkeleton, type BannerSkeletonProps } from '@plinth/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { words } from '../../.storybook/words.ts';

const meta = {
  title: 'Sections/BannerSkeleton',
  component: BannerSkeleton,
  parameters: {
    ...words<BannerSkeletonProps>((t) => ({ label: t.loading })),
    guide: {
      use: ['In place of a banner while the answer is on its way, so that nothing jumps when it comes.'],
      avoid: [
        'For content that is there already.',
        'For longer than a call may take: after ten seconds it has failed.',
      ],
      accessibility: [
        'It says once that something is loading; its shapes are silent.',
        'It stands still under reduced motion.',
      ],
      content: [{ text: '`label`', chinese: '2 to 8', english: '6 to 24' }],
      example: "<BannerSkeleton label={t('COMMON.LOADING')} />",
    },
  },
} satisfies Meta<typeof BannerSkeleton>;
export default meta;
type Story = StoryObj<typeof BannerSkeleton>;

/** While nothing is known yet. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(args.label)).toBeInTheDocument();
  },
};

/** When the banner to come has an eyebrow and a picture. */
export const WithMore: Story = {
  name: 'With eyebrow and picture',
  args: { withEyebrow: true, withMedia: true },
};
