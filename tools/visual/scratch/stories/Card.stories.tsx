import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../src/index.ts';

const meta = { title: 'Components/Card', component: Card } satisfies Meta<typeof Card>;
export default meta;

/** As it usually is. */
export const Usual: StoryObj<typeof meta> = { args: { children: 'Words in a box' } };
