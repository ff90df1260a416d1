import type { Action, Media } from '@plinth/ui';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import {
  action,
  boolean,
  choice,
  either,
  given,
  group,
  list,
  number,
  picture,
  text,
  words,
} from './fields.ts';

/** The compiler's errors on the lines below are the test; `npm run typecheck` runs it. */
interface Props {
  readonly heading: ReactNode;
  readonly name?: string;
  readonly layout?: 'cards' | 'lines';
  readonly media?: Media;
  readonly action?: Action;
  readonly items: readonly { readonly price: number }[];
  readonly onPress?: () => void;
  readonly className?: string;
  readonly loading?: { readonly label: string };
}

interface Lines {
  readonly heading: ReactNode;
}
interface Row {
  readonly cell?: ReactNode;
  readonly lines?: readonly (ReactNode | Lines)[];
}

const items = list(group<{ price: number }>({ price: number({ required: true }) }), { required: true });
const fields = {
  heading: words('phrase', { required: true }),
  name: text(),
  layout: choice(['cards', 'lines']),
  media: picture(),
  action: action(),
  items,
} as const;

it('takes a field for each prop that is data, of its kind', () => {
  expect(group<Props>(fields).fields).toBe(fields);
  expect(group<Props>({ ...fields, media: given('Nobody needs one.') }).kind).toBe('group');
});

it('does not compile where a prop has no field, or one of another kind', () => {
  const { name, ...withoutName } = fields;
  // @ts-expect-error `name` has no field.
  group<Props>(withoutName);
  // @ts-expect-error A string is no rich text.
  group<Props>({ ...fields, name: words('phrase') });
  // @ts-expect-error Rich words are no plain text.
  group<Props>({ ...fields, heading: text({ required: true }) });
  // @ts-expect-error A list is no group.
  group<Props>({ ...fields, items: group<{ price: number }>({ price: number({ required: true }) }) });
  // @ts-expect-error The entries' price is no text.
  group<Props>({ ...fields, items: list(group<{ price: number }>({ price: text({ required: true }) })) });
  // @ts-expect-error There is no such prop.
  group<Props>({ ...fields, title: text() });
  expect(name.kind).toBe('text');
});

it('takes words or something else where a prop does, and does not compile where one of both is forgotten', () => {
  const lines = group<Lines>({ heading: words('phrase', { required: true }) });
  expect(
    group<Row>({ cell: either(words('phrase'), boolean()), lines: list(either(words('line'), lines)) }),
  ).toBeDefined();
  // @ts-expect-error Lines under a heading are forgotten.
  group<Row>({ cell: words('phrase'), lines: list(words('line')) });
  // @ts-expect-error A heading is no yes or no.
  group<Row>({ cell: words('phrase'), lines: list(either(words('line'), boolean())) });
});

it('does not compile where a choice forgets an option or has another, or a required prop does not say so', () => {
  // @ts-expect-error `lines` is forgotten.
  group<Props>({ ...fields, layout: choice(['cards']) });
  // @ts-expect-error There is no `rows`.
  group<Props>({ ...fields, layout: choice(['cards', 'lines', 'rows']) });
  // @ts-expect-error It has to be there.
  group<Props>({ ...fields, heading: words('phrase') });
  expect(group<Props>({ ...fields, heading: words('phrase', { given: 'The page’s.' }) }).kind).toBe('group');
});
