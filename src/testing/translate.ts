/** Puts elements in the place of texts, as browsers do that translate a page. */
export function translate(container: Node): void {
  const walker = document.createTreeWalker(container, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts)
    text.replaceWith(Object.assign(document.createElement('b'), { textContent: text.data }));
}
