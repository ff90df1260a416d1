import type { Head } from './types.ts';

/** Escapes a text for use in an element or a double-quoted attribute. */
export const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** Writes the head's elements, the document's encoding first; the `lang` attribute is the caller's to write. */
export function renderHead({ title, tags }: Head): string {
  const elements = tags.map(({ tag, attributes }) => {
    const written = Object.entries(attributes).map(([name, value]) =>
      value === '' && name.startsWith('data-') ? name : `${name}="${escapeHtml(value)}"`,
    );
    return `<${tag} ${written.join(' ')}>`;
  });
  return ['<meta charset="utf-8">', `<title>${escapeHtml(title)}</title>`, ...elements].join('');
}
