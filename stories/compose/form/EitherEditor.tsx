import { type EitherField, type Field, writtenAs } from '@plinth/site/composed';
import { useComposer, useSetter } from '../ComposerContext.ts';
import { languagesIn } from '../model/draft.ts';
import { emptyValue } from '../model/emptyValue.ts';
import type { EditorProps } from './types.ts';

interface Kind {
  readonly name: string;
  readonly field: Field;
  /** The value when it is chosen. */
  readonly value: unknown;
}

/** What the value can be: words, yes or no, or several named values. */
const kindsOf = ({ words, other }: EitherField): readonly Kind[] => [
  { name: 'Words', field: words, value: '' },
  ...(other.kind === 'boolean'
    ? [
        { name: 'Yes', field: other, value: true },
        { name: 'No', field: other, value: false },
      ]
    : [
        {
          name: other.about ?? 'Several values',
          field: { ...other, required: true },
          value: emptyValue(other),
        },
      ]),
];

/** Words, or something in their place: the kind is chosen for all languages, and then filled in. */
export function EitherEditor(props: EditorProps<EitherField>) {
  const { field, label, values } = props;
  const { editorOf } = useComposer();
  const set = useSetter(props);
  const value = languagesIn(values)
    .map((langCode) => values[langCode]?.value)
    .find((each) => each !== undefined);
  const kinds = kindsOf(field);
  const chosen = kinds.find((kind) =>
    typeof value === 'boolean'
      ? kind.value === value
      : writtenAs(field, kind.value) === writtenAs(field, value),
  );
  return (
    <>
      <select
        aria-label={`${label}: what it is`}
        value={chosen?.name}
        onChange={(event) => set(kinds.find(({ name }) => name === event.target.value)?.value)}
      >
        {kinds.map(({ name }) => (
          <option key={name}>{name}</option>
        ))}
      </select>
      {chosen !== undefined && chosen.field.kind !== 'boolean' && editorOf({ ...props, field: chosen.field })}
    </>
  );
}
