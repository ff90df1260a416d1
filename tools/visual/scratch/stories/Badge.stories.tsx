import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from '../src/index.ts';

const meta = { title: 'Components/Badge', component: Badge } satisfies Meta<typeof Badge>;
export default meta;

/** As it usually is. */
export const Usual: StoryObj<typeof meta> = { args: { label: 'New' } };
