import { PLAY_FUNCTION_THREW_EXCEPTION, STORY_THREW_EXCEPTION } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';

/**
 * Trouble that a story causes without throwing: a call that no handler answers, an error or warning on the console. It
 * is collected while the story is on screen and fails the story when it is done.
 */
const collected: string[] = [];
let storyOnScreen = '';

/** Says which story is on screen from now on, and forgets the trouble of the one before. */
export function watchStory(storyId: string): void {
  if (storyId !== storyOnScreen) forgetStoryErrors();
  storyOnScreen = storyId;
}

/** Forgets what was collected. */
export function forgetStoryErrors(): void {
  collected.length = 0;
}

/** Records trouble of the story on screen. */
export function reportStoryError(message: string): void {
  collected.push(message);
}

/** Whether the story on screen has failed already, so that it may wait for something that never comes. */
export const hasStoryErrors = (): boolean => collected.length > 0;

/** @throws Error that lists the trouble of a finished story, if there was any */
export function failOnStoryErrors(storyId: string): void {
  if (storyId !== storyOnScreen) return;
  const messages = collected.splice(0);
  if (messages.length > 0) throw new Error(messages.join('\n\n'));
}

const asText = (value: unknown): string => {
  if (typeof value === 'string') return value;
  if (value instanceof Error) {
    // Only in Chromium the stack contains the message.
    const { message, stack = '' } = value;
    return stack.includes(message) ? stack : `${message}\n${stack}`;
  }
  return JSON.stringify(value) ?? String(value);
};

/** React inserts values into its messages by `%s`. */
function format([first, ...rest]: readonly unknown[]): string {
  const values = [...rest];
  const text = asText(first).replace(/%[sdifoO]/g, (placeholder) =>
    values.length > 0 ? asText(values.shift()) : placeholder,
  );
  return [text, ...values.map(asText)].join(' ');
}

/**
 * What a story or its play function threw last. Storybook writes it on the console as well, but the tests know it already. Its
 * message must not replace the story where somebody edited words that the play function expects, nor a later render that works.
 */
let thrown = '';
for (const event of [PLAY_FUNCTION_THREW_EXCEPTION, STORY_THREW_EXCEPTION])
  addons.getChannel().on(event, ({ message }: Error) => {
    thrown = message;
  });
// Storybook shows the error in place of the story; React's messages about it must not fail the next render as well.
addons.getChannel().on(STORY_THREW_EXCEPTION, forgetStoryErrors);
const isTold = (value: unknown): boolean => value instanceof Error && value.message === thrown;

/** Messages of Storybook and its test-runner: a story's failure is reported already, the others are not about our code. */
const STORYBOOKS_OWN = [/^Error rendering story/, /^Accessing the Story Store is deprecated/];

/**
 * Watches the console from now on.
 *
 * @param isExpected whether the story on screen has said that it will write this, see `parameters.expectedConsole`
 */
export function watchConsole(isExpected: (text: string) => boolean): void {
  for (const level of ['error', 'warn'] as const) {
    const original = console[level].bind(console);
    console[level] = (...args: unknown[]) => {
      original(...args);
      const text = format(args);
      if (!isExpected(text) && !isTold(args[0]) && !STORYBOOKS_OWN.some((own) => own.test(text)))
        reportStoryError(`console.${level}: ${text}`);
    };
  }
}
