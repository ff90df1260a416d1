import type { Field, Fields } from '@plinth/site/composed';
import { useSetter } from '../ComposerContext.ts';
import { shortWords } from '../model/labels.ts';
import { isData } from '../model/values.ts';
import { partOf } from './partOf.ts';
import type { EditorProps } from './types.ts';

type Values = Pick<EditorProps, 'place' | 'path' | 'values'>;

const UNKNOWN = { kind: 'text' } as const satisfies Field;

function UnknownName({ name, ...at }: Values & { readonly name: string }) {
  const set = useSetter(at);
  const words = Object.values(at.values).map(({ value }) => shortWords(value));
  return (
    <p>
      <span className="compose-tag" data-level="error">
        mend
      </span>{' '}
      The file says {name || 'something without a name'} ({words.find((text) => text !== '') ?? '…'}), which
      has no field here.
      <button
        type="button"
        className="compose-take"
        onClick={(event) => {
          set(undefined);
          // The button goes away together with the value that it takes out.
          event.currentTarget.closest<HTMLElement>('.compose-panel')?.focus();
        }}
      >
        Take {name || 'it'} out
      </button>
    </p>
  );
}

/** Values in a file under unknown names, such as misspelt ones: they have no field, and can only be taken out. */
export function UnknownNames({ fields, ...at }: Values & { readonly fields: Fields }) {
  const names = Object.values(at.values).flatMap(({ value }) => (isData(value) ? Object.keys(value) : []));
  return [...new Set(names)]
    .filter((name) => !Object.hasOwn(fields, name) || fields[name]?.kind === 'given')
    .map((name) => <UnknownName key={name} name={name} {...partOf(at, name, UNKNOWN)} />);
}
