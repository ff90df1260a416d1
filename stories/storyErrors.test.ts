import { STORY_THREW_EXCEPTION } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { expect, it, vi } from 'vitest';
import { failOnStoryErrors, watchConsole, watchStory } from '../.storybook/storyErrors.ts';

it('a story is drawn again when it has been mended, whatever Storybook wrote of how it failed', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  watchConsole(() => false);
  watchStory('tabs');
  console.error('two have the same name');
  let failure = new Error('nothing');
  try {
    failOnStoryErrors('tabs');
  } catch (error) {
    if (error instanceof Error) failure = error;
  }
  expect(failure.message).toContain('two have the same name');
  // As React and Storybook do it.
  console.error('An error occurred in <Tabs>.');
  addons.getChannel().emit(STORY_THREW_EXCEPTION, { message: failure.message });
  console.error(failure);
  expect(() => failOnStoryErrors('tabs')).not.toThrow();
});
