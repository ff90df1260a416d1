import { expect, it } from 'vitest';
import { render } from '../../testing/render.tsx';
import { EmailLine } from './EmailLine.tsx';

it.each([
  ['Or write to hi@a.example', 'Or write tohi@a.example'],
  ['也可以寫信到hi@a.example給我們', '也可以寫信到hi@a.example給我們'],
  ['E-mail', 'E-mailhi@a.example'],
])('says the address of "%s" once, as a link', async (label, text) => {
  const { container, get } = await render(<EmailLine label={label} address="hi@a.example" />);
  expect(container.textContent).toBe(text);
  expect(get('a').getAttribute('href')).toBe('mailto:hi@a.example');
  expect(get('a').textContent).toBe('hi@a.example');
});
