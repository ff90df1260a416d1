import type { ComponentPropsWithRef } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LinkProvider } from '../../primitives/index.ts';
import { render } from '../../testing/render.tsx';
import { Pagination, type PaginationProps } from './Pagination.tsx';

const props: PaginationProps = {
  label: 'Articles',
  page: 2,
  count: 9,
  href: '/blog/{page}',
  firstHref: '/blog',
  text: { previous: 'Previous', next: 'Next', page: 'Page {page}', position: 'Page {page} of {count}' },
};

let complaints: string[] = [];
beforeEach(() => {
  complaints = [];
  vi.spyOn(console, 'error').mockImplementation((...said: unknown[]) => void complaints.push(said.join(' ')));
});
afterEach(() => vi.restoreAllMocks());

const links = (container: HTMLElement) =>
  [...container.querySelectorAll('a')].map((link) => [
    link.getAttribute('aria-label') ?? link.textContent,
    link.getAttribute('href'),
  ]);

it('leads back, on, and to pages by number, the first by an address of its own', async () => {
  const { container, get } = await render(<Pagination {...props} />);
  expect(links(container)).toEqual([
    ['Previous', '/blog'],
    ['Page 1', '/blog'],
    ['Page 2', '/blog/2'],
    ['Page 3', '/blog/3'],
    ['Page 4', '/blog/4'],
    ['Page 5', '/blog/5'],
    ['Page 9', '/blog/9'],
    ['Next', '/blog/3'],
  ]);
  expect(get('[aria-current=page]').textContent).toBe('2');
  expect(get('[data-part=position]').textContent).toBe('Page 2 of 9');
  expect(complaints).toEqual([]);
});

it('leads to the first page as to any other where that has no address of its own', async () => {
  const { container } = await render(<Pagination {...props} firstHref={undefined} count={2} />);
  expect(links(container).slice(0, 2)).toEqual([
    ['Previous', '/blog/1'],
    ['Page 1', '/blog/1'],
  ]);
});

it.each([
  [1, 'Previous'],
  [9, 'Next'],
])('has nowhere to go beyond page %d', async (page, name) => {
  const { get } = await render(<Pagination {...props} page={page} />);
  expect(get('[aria-disabled=true]').textContent).toBe(name);
});

it.each([0, 1])('shows nothing of %d pages, and complains of nothing', async (count) => {
  const { container } = await render(<Pagination {...props} page={1} count={count} />);
  expect([container.innerHTML, complaints]).toEqual(['', []]);
});

it.each<[Partial<PaginationProps>, string, string | undefined]>([
  [{ page: 12 }, '`page` is 12', '9'],
  [{ page: 0 }, '`page` is 0', '1'],
  [{ page: NaN }, '`page` is NaN', '1'],
  [{ count: NaN }, '`count` is NaN', undefined],
  [{ page: 3, count: 2.1 }, '`count` is 2.1', '3'],
  [{ count: -3 }, '`count` is -3', undefined],
  [{ href: '/blog' }, '`href` has no `{page}`', '2'],
  [{ label: '' }, '`label` is empty', '2'],
])('says in development what is wrong with %o, and stays within its pages', async (given, said, shown) => {
  const { container } = await render(<Pagination {...props} {...given} />);
  expect(complaints.join('\n')).toContain(said);
  expect(container.querySelector('[aria-current]')?.textContent).toBe(shown);
});

it('leaves the focus on the page that was pressed, where its number stands in another place now', async () => {
  const { get, rerender } = await render(<Pagination {...props} page={4} />);
  get('[href="/blog/5"]').focus();
  await rerender(<Pagination {...props} page={5} />);
  expect(document.activeElement?.textContent).toBe('5');
});

/** As React Router's: it sets the passed ref beside one of its own, and drops the cleanup that a ref returns. */
const RouterLink = ({ children, ref, ...rest }: ComponentPropsWithRef<'a'>) => (
  <a data-router="" {...rest} ref={(element) => void (typeof ref === 'function' && ref(element))}>
    {children}
  </a>
);

it.each([
  ['next', 8, 9],
  ['prev', 2, 1],
])(
  'leaves the focus on the way %s from page %d to %d, beyond which it leads nowhere',
  async (rel, page, last) => {
    const at = (shown: number) => (
      <LinkProvider component={RouterLink}>
        <Pagination {...props} page={shown} />
      </LinkProvider>
    );
    const { get, rerender } = await render(at(page));
    get(`[rel=${rel}]`).focus();
    await rerender(at(last));
    expect(document.activeElement).toBe(get(`[rel=${rel}][aria-disabled=true]`));
    await rerender(at(page));
    expect(document.activeElement).toBe(get(`[rel=${rel}][href]`));
  },
);

it('takes no focus that stood elsewhere', async () => {
  const { get, rerender } = await render(<Pagination {...props} page={8} />);
  expect(document.activeElement).toBe(document.body);
  get('[href="/blog/9"]').focus();
  await rerender(<Pagination {...props} page={9} />);
  expect(document.activeElement?.textContent).toBe('9');
});
