/**
 * Storybook waits until a story's animations have ended, for five seconds at most. An animation that follows the scroll,
 * such as the circle that leads to the top, never ends, and there is nothing to wait for.
 */
export function passOverScrollAnimations(): void {
  const animations = document.getAnimations.bind(document);
  document.getAnimations = () => animations().filter(({ timeline }) => timeline === document.timeline);
}
