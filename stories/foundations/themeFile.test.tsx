import { neutralDecisions } from '@plinth/ui/tokens';
import * as prettier from 'prettier';
import { expect, it } from 'vitest';
import { themeFile } from './ThemePlayground.tsx';

it.each(['harbour', "Anna's", 'A \\ "B"'])(
  'the file of the theme %s is as the formatter would have it',
  async (name) => {
    const text = themeFile({ ...neutralDecisions, name, accent: '#0b6e8f' });
    const options = await prettier.resolveConfig('package.json');
    expect(await prettier.format(text, { ...options, parser: 'typescript' })).toBe(text);
  },
);
