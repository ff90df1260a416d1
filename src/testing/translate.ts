/** Replaces texts with elements, as browsers do when they translate a page. */
export function translate(container: Node): void {
  const walker = document.createTreeWalker(container, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts)
    text.replaceWith(Object.assign(document.createElement('b'), { textContent: text.data }));
}
