import type { Meta, StoryObj } from '@storybook/react-vite';
import { Panel } from '../src/index.ts';

const meta = { title: 'Components/Panel', component: Panel } satisfies Meta<typeof Panel>;
export default meta;

/** As it usually is. */
export const Usual: StoryObj<typeof meta> = { args: { height: 120 } };
