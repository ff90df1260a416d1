/**
 * Gives a field's control the focus and brings the whole field into sight: label, control and error.
 *
 * Not left to `focus()` alone: WebKit scrolls no further than to the control and leaves its label under a sticky header. The field
 * comes to the upper half of the window, where no phone's keyboard covers it, below what `scroll-padding-top` keeps free.
 *
 * @param control the control inside a field; nothing happens without one
 */
export function revealField(control: HTMLElement | undefined): void {
  control?.focus({ preventScroll: true });
  const field = control?.closest('[data-field]');
  if (!field) return;
  const { top, bottom } = field.getBoundingClientRect();
  const covered = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
  // At once: a keyboard that opens meanwhile would end a smooth scroll halfway.
  if (top < covered || bottom > innerHeight / 2)
    field.scrollIntoView({ behavior: 'instant', block: 'start' });
}
