import { PLAY_FUNCTION_THREW_EXCEPTION, STORY_THREW_EXCEPTION } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';

/**
 * Trouble that a story causes without throwing: a call that no handler answers, an error or warning on the console. It
 * is collected while the story is on screen and fails the story when it is done.
 */
const collected: string[] = [];
let storyOnScreen = '';

/** Says whose story is on screen from now on; what the one before it left is nobody's any more. */
export function watchStory(storyId: string): void {
  if (storyId !== storyOnScreen) forgetStoryErrors();
  storyOnScreen = storyId;
}

/** Takes what was collected for nobody's. */
export function forgetStoryErrors(): void {
  collected.length = 0;
}

/** Notes trouble for the story on screen. */
export function reportStoryError(message: string): void {
  collected.push(message);
}

/** Whether the story on screen has failed already, and may wait for what never comes. */
export const hasStoryErrors = (): boolean => collected.length > 0;

/** @throws Error that lists the trouble of a story that is over, when there was any */
export function failOnStoryErrors(storyId: string): void {
  if (storyId !== storyOnScreen) return;
  const messages = collected.splice(0);
  if (messages.length > 0) throw new Error(messages.join('\n\n'));
}

const asText = (value: unknown): string => {
  if (typeof value === 'string') return value;
  if (value instanceof Error) {
    // Only Chromium's tells the message, too.
    const { message, stack = '' } = value;
    return stack.includes(message) ? stack : `${message}\n${stack}`;
  }
  return JSON.stringify(value) ?? String(value);
};

/** React puts values into its messages by `%s`. */
function format([first, ...rest]: readonly unknown[]): string {
  const values = [...rest];
  const text = asText(first).replace(/%[sdifoO]/g, (placeholder) =>
    values.length > 0 ? asText(values.shift()) : placeholder,
  );
  return [text, ...values.map(asText)].join(' ');
}

/**
 * What a story or its play function threw last. Storybook writes it on the console as well; the tests know it already. For who reads
 * the story with words of somebody's own, of which its play function may expect others, it must not be covered; nor when it has been
 * mended by then and is drawn again.
 */
let thrown = '';
for (const event of [PLAY_FUNCTION_THREW_EXCEPTION, STORY_THREW_EXCEPTION])
  addons.getChannel().on(event, ({ message }: Error) => {
    thrown = message;
  });
// Storybook says so in place of the story; what React wrote of it must not cover the next drawing, too.
addons.getChannel().on(STORY_THREW_EXCEPTION, forgetStoryErrors);
const isTold = (value: unknown): boolean => value instanceof Error && value.message === thrown;

/** What Storybook and its test-runner write about themselves: a story's failure is told already, the rest is not ours. */
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
