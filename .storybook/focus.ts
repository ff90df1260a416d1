const hasOutline = (element: Element, part?: '::before' | '::after'): boolean => {
  const { content, outlineStyle, outlineWidth } = getComputedStyle(element, part);
  const isDrawn = part === undefined || content !== 'none';
  return isDrawn && outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0;
};

/**
 * Checks what has the keyboard focus when a story ends. An element that only a script can focus, such as a section that a link
 * leads to, needs no focus ring.
 *
 * @throws Error when the focus is not visible
 */
export function failOnUnseenFocus(): void {
  const element = document.activeElement;
  if (
    !(element instanceof HTMLElement) ||
    (element.tabIndex < 0 && !element.matches('a, button')) ||
    !element.matches(':focus-visible')
  )
    return;
  if (hasOutline(element) || hasOutline(element, '::before') || hasOutline(element, '::after')) return;
  throw new Error(
    `Nothing shows that <${element.localName}> '${(element.textContent ?? '').trim()}' has the focus.`,
  );
}

/** Keeps the docs page around a story's frame where its reader is: a story that gives something the focus would scroll it there. */
export function focusWithoutScrolling(): void {
  const { focus } = HTMLElement.prototype;
  HTMLElement.prototype.focus = function giveFocus(options) {
    focus.call(this, { ...options, preventScroll: true });
  };
}
