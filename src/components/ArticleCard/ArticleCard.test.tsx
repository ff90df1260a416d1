import { expect, it } from 'vitest';
import { render } from '../../testing/render.tsx';
import { ArticleCard } from './ArticleCard.tsx';

it('has one link, and another for each author that leads somewhere', async () => {
  const { container, rerender } = await render(<ArticleCard heading="Title" link={{ href: '/a' }} />);
  expect([...container.querySelectorAll('a')].map(({ textContent }) => textContent)).toEqual(['Title']);
  await rerender(
    <ArticleCard
      heading="Title"
      link={{ href: '/a' }}
      byline={{ authors: [{ name: 'Ada', link: { href: '/ada' } }, { name: 'Ben' }] }}
    />,
  );
  expect([...container.querySelectorAll('a')].map(({ textContent }) => textContent)).toEqual([
    'Title',
    'Ada',
  ]);
});

it('is an article, and answers to the pointer only where it leads somewhere', async () => {
  const { get, rerender } = await render(<ArticleCard heading="Title" />);
  expect(get('article').hasAttribute('data-interactive')).toBe(false);
  await rerender(<ArticleCard heading="Title" link={{ href: '/a' }} />);
  expect(get('article').hasAttribute('data-interactive')).toBe(true);
});
