import { neutralDecisions } from '@plinth/ui/tokens';
import { perform, render } from '@plinth/ui/testing/render';
import * as prettier from 'prettier';
import { expect, it, vi } from 'vitest';
import * as playground from './ThemePlayground.stories.tsx';
import { TakeAlong } from './TakeAlong.tsx';
import { decisionsOf, themeFile, tryTheme } from './ThemePlayground.tsx';

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

it('a file is not called copied once it is another', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const { get, rerender } = await render(<TakeAlong name="theme.ts" text="accent: blue" />);
  const said = () => get('[role=status]').textContent;
  await perform(() => get('button').click());
  expect(said()).toBe('Copied');
  await rerender(<TakeAlong name="theme.ts" text="accent: red" />);
  expect(said()).toBe('');
});
