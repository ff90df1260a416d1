import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { BrandFiles, SaveAnswer } from '../../.storybook/composing/protocol.ts';
import { Composer } from './Composer.tsx';
import { keptDraft } from './saving/drafts.ts';

const text = (heading: string) =>
  `title: Autumn\ndescription: Move.\nsections:\n  - section: Hero\n    heading: ${heading}\n`;
const page = (heading: string, version: string) => ({ en: { text: text(heading), version } });
const files: BrandFiles = { pages: { autumn: page('First', 'v1') }, pictures: [] };

let container: HTMLElement;
let unmount: () => void;
let answer: SaveAnswer;
const sent: string[] = [];

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('fetch', (_: URL, init?: { body: string }) => {
    if (init === undefined) return Promise.resolve(Response.json(files));
    sent.push(init.body);
    return Promise.resolve(Response.json(answer));
  });
  localStorage.clear();
  sent.length = 0;
  container = document.createElement('div');
  document.body.append(container);
  const root = createRoot(container);
  unmount = () => root.unmount();
  act(() => root.render(<Composer variant="cloud" theme="light" locale="en" />));
  await until(() => named('button', 'Save'));
});
afterEach(() => {
  act(unmount);
  container.remove();
  vi.unstubAllGlobals();
});

function named(selector: string, name: string): HTMLElement {
  const found = [...container.querySelectorAll<HTMLElement>(selector)].find(
    (element) => (element.getAttribute('aria-label') ?? element.textContent).trim() === name,
  );
  if (found === undefined) throw new Error(`There is no ${selector} called '${name}'.`);
  return found;
}
const heading = () => named('textarea', 'Heading, English') as HTMLTextAreaElement;
function write(words: string, field: HTMLElement = heading()): void {
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {};
  act(() => {
    set?.call(field, words);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
}
async function press(name: string): Promise<void> {
  await act(async () => {
    named('button', name).click();
    await Promise.resolve();
  });
}
/** Lets what was promised happen until something holds. */
const until = (check: () => unknown) =>
  vi.waitFor(
    async () => {
      await act(() => new Promise((resolve) => void setTimeout(resolve)));
      check();
    },
    // A machine that is busy draws a page in more than the second that is meant for it.
    { timeout: 10_000 },
  );
const said = (words: RegExp) => until(() => expect(container.textContent).toMatch(words));

it('saves what changed, names the version that it replaces, and keeps no draft of it', async () => {
  write('Second');
  answer = { outcome: 'saved', stored: page('Second', 'v2') };
  await press('Save');
  await said(/Saved/);
  expect(JSON.parse(sent[0] ?? '')).toEqual({ en: { text: text('Second'), was: 'v1' } });
  expect(keptDraft('cloud', 'autumn')).toBeUndefined();
});

it('says what a disk says, and loses nothing', async () => {
  write('Second');
  answer = { outcome: 'failed', message: 'The disk is full: nothing was saved.' };
  await press('Save');
  await said(/The disk is full/);
  expect(heading().value).toBe('Second');
  await until(() => expect(keptDraft('cloud', 'autumn')).toBeDefined());
});

it('overwrites nobody without asking', async () => {
  write('Mine');
  answer = { outcome: 'conflict', stored: page('Theirs', 'v7') };
  await press('Save');
  await said(/Somebody changed this page/);
  answer = { outcome: 'saved', stored: page('Mine', 'v8') };
  await press('Overwrite theirs');
  expect(JSON.parse(sent[1] ?? '')).toEqual({ en: { text: text('Mine'), was: 'v7' } });
});

it('takes theirs where one chooses so', async () => {
  write('Mine');
  answer = { outcome: 'conflict', stored: page('Theirs', 'v7') };
  await press('Save');
  await said(/Somebody changed this page/);
  await press('Take theirs');
  expect(heading().value).toBe('Theirs');
  expect(keptDraft('cloud', 'autumn')).toBeUndefined();
});

it('says what another address leads to before it is saved', async () => {
  await press('Page');
  write('winter', named('input', 'Address'));
  await until(() =>
    expect(container.textContent).toContain('main/en/autumn becomes main/en/winter: whoever still has'),
  );
});

it('does not save what the site would refuse', async () => {
  write('');
  await said(/1 to mend/);
  await press('1 to mend');
  expect(sent).toEqual([]);
  expect(container.textContent).toContain('Hero, heading: expected words, found nothing');
});
