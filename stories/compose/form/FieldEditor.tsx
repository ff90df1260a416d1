import { memo } from 'react';
import { labelOf } from '../model/labels.ts';
import { isSame } from '../model/values.ts';
import { EitherEditor } from './EitherEditor.tsx';
import { ActionEditor, LinkEditor } from './LinkEditors.tsx';
import { ListEditor } from './ListEditor.tsx';
import { OptionalGroup } from './OptionalGroup.tsx';
import { PictureEditor } from './PictureEditor.tsx';
import { BooleanEditor, ChoiceEditor, NumberEditor } from './ValueEditors.tsx';
import { UnknownNames } from './UnknownNames.tsx';
import { WordsEditor } from './WordsEditor.tsx';
import { partOf } from './partOf.ts';
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
    case 'picture':
      return <PictureEditor field={field} {...props} />;
    case 'link':
      return <LinkEditor field={field} {...props} />;
    case 'action':
      return <ActionEditor field={field} {...props} />;
    case 'list':
      return <ListEditor field={field} {...props} />;
    case 'group':
      return (
        <OptionalGroup field={field} {...props}>
          <UnknownNames fields={field.fields} {...props} />
          {Object.entries(field.fields).map(([name, part]) => (
            <FieldEditor
              key={name}
              {...partOf({ ...props }, name, part)}
              label={`${props.label}: ${labelOf(name).toLowerCase()}`}
            />
          ))}
        </OptionalGroup>
      );
    case 'either':
      return <EitherEditor field={field} {...props} />;
    case 'given':
      return null;
  }
}

/** The editor of a value, by the kind of its field. Drawn again only when its own value has changed. */
export const FieldEditor = memo(AnyEditor, isSame);
