import { expect, it, vi } from 'vitest';
import { render } from '../../testing/render.tsx';
import { AuthorLine } from './AuthorLine.tsx';

it('says who, when, and how long, and the date to machines', async () => {
  const { container } = await render(
    <AuthorLine
      authors={[{ name: 'Ada' }, { name: 'Ben' }]}
      date="March 14"
      dateTime="2026-03-14"
      note="5 min"
    />,
  );
  const words = [...container.querySelectorAll('span, time')].filter((part) => part.childElementCount === 0);
  expect(words.map((part) => part.textContent)).toEqual(['Ada', 'Ben', 'March 14', '5 min']);
  expect(container.querySelector('time')?.getAttribute('datetime')).toBe('2026-03-14');
});

it('is quiet about a date alone, and says in development that there is nothing at all', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { container } = await render(<AuthorLine date="March 14" />);
  expect(container.querySelector('time')).toBeNull();
  expect(error).not.toHaveBeenCalled();
  await render(<AuthorLine authors={[]} />);
  expect(error.mock.calls.join()).toContain('`authors`');
});
