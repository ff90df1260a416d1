import { createTheme, neutralDecisions } from '@plinth/ui/tokens';
import { perform, render } from '@plinth/ui/testing/render';
import * as prettier from 'prettier';
import { expect, it, vi } from 'vitest';
import { INITIAL_GLOBALS } from '../../.storybook/globals.ts';
import { wordsFor } from '../../.storybook/words.ts';
import * as playground from './ThemePlayground.stories.tsx';
import { TakeAlong } from './TakeAlong.tsx';
import { ThemePlayground, decisionsOf, themeFile, tryTheme } from './ThemePlayground.tsx';

it.each(['harbour', "Anna's", 'A \\ "B"'])(
  'the file of the theme %s is as the formatter would have it',
  async (name) => {
    const text = themeFile({ ...neutralDecisions, name, accent: '#0b6e8f' });
    const options = await prettier.resolveConfig('package.json');
    expect(await prettier.format(text, { ...options, parser: 'typescript' })).toBe(text);
  },
);

it.each(['', undefined])('the file has nothing of a colour whose control holds %j', (highlight) => {
  expect(themeFile(decisionsOf({ ...playground.default.args, highlight }))).not.toContain('highlight');
});

it('an accent whose control was emptied is told as empty', () => {
  const decisions = decisionsOf({ ...playground.default.args, accent: undefined });
  expect(tryTheme(decisions)).toEqual(["accent '' is not a CSS colour."]);
});

it.each([
  ['radius', 20],
  ['pill', true],
  ['bandRadius', 24],
  ['ratio', 1.3],
  ['headingWeight', 800],
  ['displayWeight', 800],
  ['density', 'airy'],
  ['motion', 'lively'],
  ['pattern', 'dots'],
] as const)('what follows from %s is seen on the sample page', async (decision, value) => {
  const { args } = playground.default;
  const [text, look] = wordsFor(INITIAL_GLOBALS);
  await render(<ThemePlayground chosen={args} text={text} look={look} />);
  const styles = [...document.querySelectorAll('style')].map(({ textContent }) => textContent).join('');
  const before: Readonly<Record<string, string>> = createTheme(decisionsOf(args)).scale;
  const after = createTheme(decisionsOf({ ...args, [decision]: value })).scale;
  const changed = Object.entries(after).filter(([name, step]) => before[name] !== step);
  const used = changed.filter(([name]) => styles.includes(`var(--${name.replace('.', '-')})`));
  expect(used).not.toEqual([]);
});

it('a file is not called copied once it is another', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const { get, rerender } = await render(<TakeAlong name="theme.ts" text="accent: blue" />);
  const said = () => get('[role=status]').textContent;
  await perform(() => get('button').click());
  expect(said()).toBe('Copied');
  await rerender(<TakeAlong name="theme.ts" text="accent: red" />);
  expect(said()).toBe('');
});
