/**
 * Focuses a field's control and scrolls the whole field into sight: label, control and error.
 *
 * Not by `focus()` alone: WebKit scrolls only to the control and leaves its label under a sticky header. The field is placed in
 * the upper half of the window, where no phone's keyboard covers it, below `scroll-padding-top`.
 *
 * @param control the control inside a field; nothing happens without one
 */
export function revealField(control: HTMLElement | undefined): void {
  control?.focus({ preventScroll: true });
  const field = control?.closest('[data-field]');
  if (!field) return;
  const { top, bottom } = field.getBoundingClientRect();
  const covered = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
  // Without smooth scrolling, which a keyboard that opens meanwhile would stop halfway.
  if (top < covered || bottom > innerHeight / 2)
    field.scrollIntoView({ behavior: 'instant', block: 'start' });
}
