/**
 * `html` with nothing left but bold, italic, lists, line breaks and links with safe protocols. Links to pages open in a new tab, so
 * that this page and what was typed in it stay.
 *
 * @throws when the sanitiser cannot be loaded or does not work in this browser
 */
export async function sanitize(html: string): Promise<DocumentFragment> {
  const { default: purifier } = await import('dompurify');
  if (!purifier.isSupported) throw new Error('It does not work here.');
  const fragment = purifier.sanitize(html, {
    ALLOWED_TAGS: ['a', 'b', 'strong', 'i', 'em', 'ul', 'ol', 'li', 'br', 'p', 'div'],
    ALLOWED_ATTR: ['href'],
    // Otherwise they pass, whatever the list says; our own styles and assistive technology react to them.
    ALLOW_ARIA_ATTR: false,
    ALLOW_DATA_ATTR: false,
    ALLOWED_URI_REGEXP: /^(?:https?:|mailto:|tel:)/i,
    // Nodes, not a string: we never write to `innerHTML`, so that Trusted Types need no policy of ours.
    RETURN_DOM_FRAGMENT: true,
  });
  // Blocks are not among them: each is replaced by its content, with line breaks between neighbours.
  for (const block of fragment.querySelectorAll('p, div')) {
    if (block.previousSibling?.textContent?.trim()) block.prepend('\n');
    if (block.nextSibling) block.append('\n');
    block.replaceWith(...block.childNodes);
  }
  for (const link of fragment.querySelectorAll('a')) {
    // Mail and telephone leave the page alone; a tab of their own would be empty, and in many apps' own browsers an error.
    if (!link.protocol.startsWith('http')) continue;
    link.target = '_blank';
    link.rel = 'noopener';
  }
  return fragment;
}
