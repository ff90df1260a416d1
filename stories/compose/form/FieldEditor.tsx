import { memo } from 'react';
import { isSame } from '../model/values.ts';
import { EitherEditor } from './EitherEditor.tsx';
import { GroupEditor } from './GroupEditor.tsx';
import { ListEditor } from './ListEditor.tsx';
import { BooleanEditor, ChoiceEditor, NumberEditor } from './ValueEditors.tsx';
import { WordsEditor } from './WordsEditor.tsx';
import type { EditorProps } from './types.ts';

function AnyEditor({ field, ...props }: EditorProps) {
  switch (field.kind) {
    case 'words':
    case 'text':
      return <WordsEditor field={field} {...props} />;
    case 'choice':
      return <ChoiceEditor field={field} {...props} />;
    case 'boolean':
      return <BooleanEditor field={field} {...props} />;
    case 'number':
      return <NumberEditor field={field} {...props} />;
    case 'list':
      return <ListEditor field={field} {...props} />;
    case 'picture':
    case 'link':
    case 'action':
    case 'group':
      return <GroupEditor field={field} {...props} />;
    case 'either':
      return <EitherEditor field={field} {...props} />;
    case 'given':
      return null;
  }
}

/** The editor of a value, by the kind of its field. Rendered again only when its own value has changed. */
export const FieldEditor = memo(AnyEditor, isSame);
