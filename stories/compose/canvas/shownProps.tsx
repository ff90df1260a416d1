import type { Field, Fields, Words, WordsElement } from '@plinth/site/composed';
import { Fragment, type ReactNode } from 'react';
import { type Data, isData } from '../model/values.ts';

const TAGS = { h: 'h3', 'h+': 'h4' } as const;

function element({ $, of, href }: WordsElement, key: number): ReactNode {
  if ($ === 'br') return <br key={key} />;
  const Tag = $ === 'h' || $ === 'h+' ? TAGS[$] : $;
  return (
    <Tag key={key} {...(href !== undefined && { href, tabIndex: -1 })}>
      {of !== undefined && shownWords(of)}
    </Tag>
  );
}

function shownWords(words: Words): ReactNode {
  if (typeof words === 'string') return words;
  return words.map((part, index) =>
    typeof part === 'string' ? <Fragment key={index}>{part}</Fragment> : element(part, index),
  );
}

function shownValue(field: Field, value: unknown): unknown {
  switch (field.kind) {
    case 'words':
      return shownWords(value as Words);
    case 'action':
      return isData(value) ? { ...value, label: shownWords(value['label'] as Words) } : value;
    case 'list':
      return Array.isArray(value)
        ? value.filter((entry) => entry !== undefined).map((entry) => shownValue(field.of, entry))
        : value;
    case 'group':
      return isData(value) ? shownProps(field.fields, value) : value;
    default:
      return value;
  }
}

/** The props of a section, its words as React takes them. */
export function shownProps(fields: Fields, props: Data): Data {
  return Object.fromEntries(
    Object.entries(props).flatMap(([name, value]) => {
      const field = fields[name];
      return field === undefined || value === undefined ? [] : [[name, shownValue(field, value)]];
    }),
  );
}
