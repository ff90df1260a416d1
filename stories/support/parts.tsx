import type { Decorator } from '@storybook/react-vite';

/** What the stories of parts smaller than a section have in common. */

/** The controls that every field has. */
export const FIELD_CONTROLS = {
  label: { control: 'text' },
  hint: { control: 'text' },
  error: { control: 'text' },
  required: { control: 'boolean' },
  disabled: { control: 'boolean' },
} as const;

/** Shows a part in a column, since it would fill the whole window. @param width as CSS, such as `24rem` */
export const inColumn =
  (width: string): Decorator =>
  (Story) => (
    <div style={{ inlineSize: `min(${width}, 100%)` }}>
      <Story />
    </div>
  );

/** A page whose script runs from right to left. */
export const rightToLeft: Decorator = (Story) => (
  <div dir="rtl">
    <Story />
  </div>
);
