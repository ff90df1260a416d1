import type { Field, Fields } from '@plinth/site/composed';

/** Where a press leads, and what it is called there. */
const DESTINATION = {
  href: { kind: 'text', required: true },
  accessibleLabel: {
    kind: 'text',
    about: 'Its name where the words alone do not say enough; begins with those words.',
  },
} as const satisfies Fields;

/**
 * The named values that a value holds: those of a link, an action, a picture or a group, in the order in which they are written. None
 * for a value of any other kind.
 */
export function partsOf(field: Field): Fields {
  switch (field.kind) {
    case 'group':
      return field.fields;
    case 'link':
      return DESTINATION;
    case 'action':
      return {
        label: {
          kind: 'words',
          level: 'phrase',
          required: true,
          ...(field.length && { length: field.length }),
        },
        ...DESTINATION,
      };
    case 'picture':
      return {
        src: { kind: 'text', required: true },
        alt: {
          kind: 'text',
          required: true,
          mayBeEmpty: true,
          about:
            'What it tells those who do not see it. Leave it empty where it only decorates, or shows what the words beside it say.',
          ...(field.length && { length: field.length }),
        },
        ...(field.link && { link: field.link }),
      };
    default:
      return {};
  }
}
