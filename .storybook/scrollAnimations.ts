/**
 * Storybook waits up to five seconds for a story's animations to end. A scroll-driven animation, such as that of the circle
 * that leads to the top, never ends, so there is nothing to wait for.
 */
export function passOverScrollAnimations(): void {
  const animations = document.getAnimations.bind(document);
  document.getAnimations = () => animations().filter(({ timeline }) => timeline === document.timeline);
}
