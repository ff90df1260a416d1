import {
  type Field,
  type Fields,
  type PageContent,
  type RawProps,
  sectionFields,
  writtenAs,
} from '@plinth/site/composed';
import { isRecord } from '@plinth/site/composed-content';
import { withDoubledWords } from '../../../.storybook/doubledWords.ts';

/** Words with every word twice; the elements in them stay. */
function doubledWords(words: unknown): unknown {
  if (typeof words === 'string') return withDoubledWords({ words }).words;
  if (Array.isArray(words)) return words.map(doubledWords);
  return isRecord(words) && 'of' in words ? { ...words, of: doubledWords(words['of']) } : words;
}

function doubledValue(field: Field, value: unknown): unknown {
  switch (field.kind) {
    case 'words':
      return doubledWords(value);
    case 'text':
      // Texts that are no words, such as a currency's code, would break the page if they were doubled.
      return field.only === undefined ? doubledWords(value) : value;
    case 'action':
      // The full name has to contain the visible words.
      return isRecord(value)
        ? {
            ...value,
            label: doubledWords(value['label']),
            accessibleLabel: doubledWords(value['accessibleLabel']),
          }
        : value;
    case 'list':
      return Array.isArray(value) ? value.map((entry: unknown) => doubledValue(field.of, entry)) : value;
    case 'group':
      return isRecord(value) ? doubledProps(field.fields, value) : value;
    case 'either':
      return doubledValue(writtenAs(field, value), value);
    default:
      return value;
  }
}

const doubledProps = (fields: Fields, props: RawProps): RawProps =>
  Object.fromEntries(
    Object.entries(props).map(([name, value]) => {
      const field = name === 'id' ? undefined : fields[name];
      return [name, field === undefined ? value : doubledValue(field, value)];
    }),
  );

/** A composed page with every word of its sections twice, as in doubled dictionaries; its addresses and choices stay. */
export const withDoubledSections = (content: PageContent): PageContent => ({
  ...content,
  sections: content.sections.map(({ section, props }) => ({
    section,
    props: doubledProps(sectionFields(section), props),
  })),
});
