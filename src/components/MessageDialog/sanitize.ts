/** After these a line begins by itself. */
const BREAKING: ReadonlySet<string> = new Set(['BR', 'UL', 'OL']);

/** What stands beside a node, but for the spaces between two tags. */
function neighbour(node: Node, side: 'previousSibling' | 'nextSibling'): Node | null {
  let beside = node[side];
  while (beside?.nodeName === '#text' && beside.textContent?.trim() === '') beside = beside[side];
  return beside;
}

/**
 * What is left of `html` when only bold, italic, lists, line breaks and links with safe protocols may stay. Links open in
 * a new tab, so that the page and what was typed in it stay.
 *
 * @throws when the sanitiser cannot be loaded or does not work in this browser
 */
export async function sanitize(html: string): Promise<DocumentFragment> {
  const { default: purifier } = await import('dompurify');
  if (!purifier.isSupported) throw new Error('The sanitiser does not work in this browser.');
  const fragment = purifier.sanitize(html, {
    ALLOWED_TAGS: ['a', 'b', 'strong', 'i', 'em', 'ul', 'ol', 'li', 'br', 'p'],
    ALLOWED_ATTR: ['href'],
    ALLOWED_URI_REGEXP: /^(?:https?:|mailto:|tel:)/i,
    // Nodes, not a string: we never write to `innerHTML`, so that Trusted Types need no policy of ours.
    RETURN_DOM_FRAGMENT: true,
  });
  // A paragraph is none of these: what stays of it are the breaks that part it from its neighbours.
  for (const paragraph of fragment.querySelectorAll('p')) {
    const before = neighbour(paragraph, 'previousSibling');
    if (before !== null && !BREAKING.has(before.nodeName)) paragraph.prepend(document.createElement('br'));
    if (neighbour(paragraph, 'nextSibling') !== null) paragraph.append(document.createElement('br'));
    paragraph.replaceWith(...paragraph.childNodes);
  }
  for (const link of fragment.querySelectorAll('a')) {
    link.target = '_blank';
    link.rel = 'noopener';
  }
  return fragment;
}
