import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT_ROOT as root } from '@plinth/server/settings';
import type { ProductPageData } from '@plinth/ui/contract';
import { render } from '@plinth/ui/testing/render';
import { type ComponentType, act } from 'react';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

/** docs/assembling-pages.md, step by step: compiled by TypeScript, rendered, and used. */

// Below the root, so that packages resolve and the files are transformed like our own.
const scratch = join(root, '.cache/assembling-pages');
const guide = readFileSync(join(root, 'docs/assembling-pages.md'), 'utf8');
const FENCE = /^```tsx?\n\/\/ (\S+)\n([\s\S]*?)^```$/gm;

/** All files so far, by name: a later step overwrites the files of an earlier one. */
const written = new Map<string, string>();
/** Headings that begin with a number, and fenced code whose first line names its file. */
const steps = guide
  .split(/^## /m)
  .filter((part) => /^\d+\. /.test(part))
  .map((part) => {
    for (const [, name = '', code = ''] of part.matchAll(FENCE)) written.set(name, code);
    return { number: part.slice(0, 2), files: new Map(written) };
  });

const data: ProductPageData = {
  template: 'Product',
  pageTitle: 'Prices',
  pageSubTitle: '',
  pageContentTitle: 'Three sizes',
  items: [
    {
      title: 'Standard',
      subTitle: '',
      price: 12000,
      unit: 'a month',
      preferFlag: true,
      descItems: [{ item: 'Backups' }],
    },
  ],
};

const folderOf = (index: number): string => join(scratch, `step-${index + 1}`);

beforeAll(() => {
  rmSync(scratch, { recursive: true, force: true });
  for (const [index, { files }] of steps.entries()) {
    mkdirSync(folderOf(index), { recursive: true });
    for (const [name, code] of files) writeFileSync(join(folderOf(index), name), code);
  }
  const config = { extends: '../../tsconfig.json', include: ['.'] };
  writeFileSync(join(scratch, 'tsconfig.json'), JSON.stringify(config));
});
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

async function renderPage(index: number, props: object): Promise<HTMLElement> {
  const { OfferPage }: { OfferPage: ComponentType<object> } = await import(
    /* @vite-ignore */ join(folderOf(index), 'OfferPage.tsx')
  );
  return (await render(<OfferPage {...props} />)).container;
}

describe('the guide', () => {
  it('has six steps, and each writes a file', () => {
    expect(steps.map(({ number }) => number)).toEqual(['1.', '2.', '3.', '4.', '5.', '6.']);
    expect([...(steps.at(-1)?.files.keys() ?? [])]).toEqual([
      'theme.ts',
      'OfferPage.tsx',
      'words.ts',
      'Prices.tsx',
      'Contact.tsx',
      'main.tsx',
    ]);
  });

  it('compiles after every step', () => {
    const compiler = join(root, 'node_modules/typescript/bin/tsc');
    const compile = () =>
      execFileSync(process.execPath, [compiler, '-p', scratch], { encoding: 'utf8', stdio: 'pipe' });
    expect(compile()).toBe('');
  }, 60_000);

  it('shows a first screen after the second step', async () => {
    const page = await renderPage(1, {});
    expect(page.querySelector('h1')?.textContent).toBe('Move your server room to the cloud');
  });

  it('ends in a page that speaks both languages and sends a request', async () => {
    const addContact = vi.fn(async () => ({ isError: false, message: 'Thanks' }));
    const page = await renderPage(5, { langCode: 'zh-tw', data, api: { addContact } });
    expect(page.querySelector('h1')?.textContent).toBe('把機房搬上雲端');
    expect(page.querySelector('#prices')?.textContent).toContain('$12,000');
    expect(page.querySelector('[data-router]')).not.toBeNull();
    for (const field of page.querySelectorAll<HTMLInputElement>('[aria-required]')) field.value = '有';
    await act(async () => page.querySelector<HTMLFormElement>('#contact form')?.requestSubmit());
    expect(addContact).toHaveBeenCalledOnce();
    expect(page.querySelector('dialog')?.textContent).toContain('通知');
  });

  it('sends the same text with the same idempotency key until it is known to be stored, also without https', async () => {
    const keys: string[] = [];
    const addContact = async (_: object, { idempotencyKey }: { readonly idempotencyKey: string }) => {
      keys.push(idempotencyKey);
      if (keys.length < 4) throw new Error('no answer');
      return { isError: false, message: '' };
    };
    vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
    const page = await renderPage(5, { langCode: 'en', data, api: { addContact } });
    const send = async (text: string) => {
      for (const field of page.querySelectorAll<HTMLInputElement>('[aria-required]')) field.value = text;
      await act(async () => page.querySelector<HTMLFormElement>('#contact form')?.requestSubmit());
    };
    for (const text of ['a', 'a', 'b', 'b', 'b']) await send(text);
    vi.unstubAllGlobals();
    const [a, _same, b, _again, next] = keys;
    expect(keys).toEqual([a, a, b, b, next]);
    expect(new Set([a, b, next]).size).toBe(3);
    expect(keys.join('')).toMatch(/^[\w-]+$/);
  });

  it('mounts in an element of the document, with the backend’s answers and the theme', async () => {
    const element = document.body.appendChild(Object.assign(document.createElement('div'), { id: 'root' }));
    const fetched = vi.fn(async () => Response.json(data));
    vi.stubGlobal('fetch', fetched);
    await act(async () => {
      await import(/* @vite-ignore */ join(folderOf(5), 'main.tsx'));
    });
    expect(element.querySelector('h1')?.textContent).toBe('Move your server room to the cloud');
    expect(document.head.textContent).toContain('--color-accent');
    element.remove();
    vi.unstubAllGlobals();
  });
});
