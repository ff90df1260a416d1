import { TextField } from '@plinth/ui';
import type { Looks } from '../../../.storybook/guide.ts';

/** What helps to fill a field in. */
export const TEXT_FIELD_LOOKS: Looks = {
  do: {
    words: 'A short label, and what helps under it, where it stays while one types.',
    draw: ({ kit }) => <TextField label={kit.email} hint={kit.emailHint} />,
  },
  dont: {
    words: 'The help in the field: it goes away when it is needed.',
    draw: ({ kit }) => <TextField label={kit.email} placeholder={kit.emailHint} />,
  },
};
