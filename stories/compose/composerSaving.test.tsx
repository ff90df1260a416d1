import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { BrandFiles, PageChange, SaveAnswer } from '../../.storybook/composing/protocol.ts';
import { Composer } from './Composer.tsx';
import { choose, container, draw, named, writeInto } from './inDocument.ts';
import { draftOf } from './model/draft.ts';
import { draftText, keptDraft } from './saving/drafts.ts';
import { draftFragment } from './saving/link.ts';

const text = (heading: string) =>
  `title: Autumn\ndescription: Move.\nsections:\n  - section: Hero\n    heading: ${heading}\n`;
const page = (heading: string, version: string) => ({ en: { text: text(heading), version } });
const AUTUMN: BrandFiles = { pages: { autumn: page('First', 'v1') }, pictures: [] };

let files: BrandFiles;
let answer: SaveAnswer;
const sent: string[] = [];
/** Tests reload by themselves. */
const reload = vi.spyOn(window.location, 'reload');

beforeEach(async () => {
  reload.mockReset().mockReturnValue();
  vi.stubGlobal('fetch', (_: URL, init?: { body: string }) => {
    if (init === undefined) return Promise.resolve(Response.json(files));
    sent.push(init.body);
    return Promise.resolve(Response.json(answer));
  });
  sent.length = 0;
  files = AUTUMN;
  open();
  await until(() => named('button', 'Save'));
});
afterEach(() => {
  window.location.hash = '';
});

const open = () => draw(<Composer variant="cloud" theme="light" locale="en" />);
/** As a reload does: what is kept is there, all else is gone. */
async function reopen(): Promise<void> {
  open();
  await until(() => expect(container.querySelector('button')).not.toBeNull());
}

/** Whether a question stands above all else. */
const isAsked = (question: string): boolean =>
  [...container.querySelectorAll('dialog[open]')].some((dialog) => dialog.textContent.includes(question));
const heading = () => named<HTMLTextAreaElement>('textarea', 'Heading, English');
const write = (words: string, field: HTMLElement = heading()): void => act(() => writeInto(words, field));
const choosePage = (slug: string): void => choose('Page', slug);
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

it('has a first heading, by which a screen reader finds where it is', () => {
  expect(container.querySelector('h1')?.textContent).toBe('Page composer');
});

it('saves what changed, names the version that it replaces, and keeps no draft of it', async () => {
  write('Second');
  answer = { outcome: 'saved', stored: page('Second', 'v2') };
  await press('Save');
  await said(/Saved/);
  expect(JSON.parse(sent[0] ?? '')).toEqual({ en: { text: text('Second'), was: 'v1' } });
  expect(keptDraft('cloud', 'autumn')).toBeUndefined();
});

it('saves by the keys with which everything is saved, where the browser would save what is in its window', async () => {
  write('Second');
  answer = { outcome: 'saved', stored: page('Second', 'v2') };
  const pressed = (init: KeyboardEventInit) => {
    const event = new KeyboardEvent('keydown', { key: 's', bubbles: true, cancelable: true, ...init });
    act(() => void heading().dispatchEvent(event));
    return event.defaultPrevented;
  };
  // As some keyboards write a letter of their own.
  expect(pressed({ ctrlKey: true, altKey: true })).toBe(false);
  expect(pressed({ metaKey: true })).toBe(true);
  await said(/Saved/);
  expect(sent).toHaveLength(1);
});

it('saves no error that came with the last letter, and what mended one', async () => {
  answer = { outcome: 'saved', stored: page('Second', 'v2') };
  // Both in one task: what is said of errors comes after it.
  const saveWith = (words: string) =>
    act(() => {
      writeInto(words, heading());
      heading().dispatchEvent(new KeyboardEvent('keydown', { key: 's', ctrlKey: true, bubbles: true }));
    });
  saveWith('');
  expect(sent).toEqual([]);
  await until(() => named('button', '1 to mend'));
  await press('Section');
  saveWith('Second');
  expect(sent).toHaveLength(1);
  await said(/Saved/);
});

it('goes back to what was saved, though one goes on in the same field', async () => {
  write('Second');
  answer = { outcome: 'saved', stored: page('Second', 'v2') };
  await press('Save');
  await said(/Saved/);
  write('Third');
  await press('Undo');
  expect(heading().value).toBe('Second');
  await said(/Saved/);
});

it('says what a disk says, and loses nothing', async () => {
  write('Second');
  answer = { outcome: 'failed', message: 'The disk is full: nothing was saved.' };
  await press('Save');
  await said(/The disk is full/);
  expect(heading().value).toBe('Second');
  await until(() => expect(keptDraft('cloud', 'autumn')).toBeDefined());
});

it('saves once, however often one presses while it does', async () => {
  write('Second');
  vi.stubGlobal('fetch', (_: URL, init: { body: string }) => {
    sent.push(init.body);
    return new Promise(() => undefined);
  });
  await press('Save');
  await press('Save');
  expect(sent).toHaveLength(1);
});

/** Saves while the files are somebody else's by now, which is a question. */
async function saveMineOverTheirs(): Promise<void> {
  write('Mine');
  answer = { outcome: 'conflict', stored: page('Theirs', 'v7') };
  await press('Save');
  await said(/Somebody changed this page/);
}

describe('a save whose answer was lost', () => {
  /** Presses Save while the connection is cut once the file is written. */
  const saveUnanswered = async () => {
    const { fetch } = globalThis;
    vi.stubGlobal('fetch', (_: URL, init: { body: string }) => {
      sent.push(init.body);
      return Promise.reject(new TypeError('Failed to fetch'));
    });
    await press('Save');
    await said(/server does not answer/);
    vi.stubGlobal('fetch', fetch);
  };
  /** As the development server does: what lies there is no longer what was seen, until it is said to have been. */
  const saveOver = async (answers: readonly SaveAnswer[], name = 'Save') => {
    const left = [...answers];
    vi.stubGlobal('fetch', (_: URL, init?: { body: string }) => {
      if (init === undefined) return Promise.resolve(Response.json(files));
      sent.push(init.body);
      return Promise.resolve(Response.json(left.shift()));
    });
    await press(name);
  };

  it('is one’s own, over a reload too, and is written over without asking', async () => {
    write('Second');
    await saveUnanswered();
    await reopen();
    write('Third');
    await saveOver([
      { outcome: 'conflict', stored: page('Second', 'v2') },
      { outcome: 'saved', stored: page('Third', 'v3') },
    ]);
    await said(/Saved/);
    expect(JSON.parse(sent.at(-1) ?? '')).toEqual({ en: { text: text('Third'), was: 'v2' } });
  });

  it('excuses nothing that somebody else wrote', async () => {
    write('Second');
    await saveUnanswered();
    write('Third');
    const stored = { ...page('Second', 'v2'), 'zh-tw': { text: text('二'), version: 'z1' } };
    await saveOver([{ outcome: 'conflict', stored }]);
    await until(() => expect(isAsked('Somebody changed this page meanwhile')).toBe(true));
  });

  it('goes with its page, where that is removed or gets another address', async () => {
    write('Second');
    await saveUnanswered();
    await press('Page');
    const there: SaveAnswer = { outcome: 'conflict', stored: page('Second', 'v2') };
    const gone: SaveAnswer = { outcome: 'saved', stored: {} };
    const removed = { en: { text: null, was: 'v2' } };
    write('winter', named('input', 'Address'));
    await saveOver([{ outcome: 'saved', stored: page('Second', 'w1') }, there, gone]);
    await said(/Saved/);
    expect(JSON.parse(sent.at(-1) ?? '')).toEqual(removed);

    await reopen();
    write('Second');
    await saveUnanswered();
    await press('Page');
    await press('Remove this page');
    await saveOver([there, gone], 'Remove it');
    await until(() => expect(JSON.parse(sent.at(-1) ?? '')).toEqual(removed));
  });

  it('takes the file of a language along that was given up since', async () => {
    write('Second');
    await press('Page');
    act(() => named('label', '中文').click());
    write('秋', named('textarea', 'Title, 中文'));
    write('搬家。', named('textarea', 'Description, 中文'));
    await saveUnanswered();
    const change = JSON.parse(sent.at(-1) ?? '') as PageChange;
    const written = { 'zh-tw': { text: change['zh-tw']?.text ?? '', version: 'z1' } };
    act(() => named('label', '中文').click());
    await saveOver([
      { outcome: 'conflict', stored: { ...page('Second', 'v2'), ...written } },
      { outcome: 'saved', stored: page('Second', 'v2') },
    ]);
    await said(/Saved/);
    expect(JSON.parse(sent.at(-1) ?? '')).toEqual({ 'zh-tw': { text: null, was: 'z1' } });
  });

  it('takes no address from the page that it was of', async () => {
    await beginPage();
    write('Cold');
    await saveUnanswered();
    const winter = {
      en: { text: (JSON.parse(sent.at(-1) ?? '') as PageChange).en?.text ?? '', version: 'w1' },
    };
    files = { ...AUTUMN, pages: { ...AUTUMN.pages, winter } };
    act(() => void window.dispatchEvent(new Event('focus')));
    await until(() => expect(named('select', 'Page').textContent).toContain('winter'));
    write('Colder');
    await saveOver([
      { outcome: 'conflict', stored: winter },
      { outcome: 'saved', stored: page('Colder', 'w2') },
    ]);
    await said(/Saved/);
    expect(JSON.parse(sent.at(-1) ?? '')).toMatchObject({ en: { was: 'w1' } });
  });
});

const chinese = (words: string, version: string) => ({ 'zh-tw': { text: text(words), version } });
const lastSent = (): unknown => JSON.parse(sent.at(-1) ?? '');

/** Saves the English page twice, each time with other words; the answers tell of the Chinese one besides. Gives what was sent. */
async function saveTwice(other: ReturnType<typeof chinese>): Promise<readonly unknown[]> {
  const all: unknown[] = [];
  for (const [words, version] of [
    ['Second', 'v2'],
    ['Third', 'v3'],
  ] as const) {
    write(words);
    answer = { outcome: 'saved', stored: { ...page(words, version), ...other } };
    await press('Save');
    await said(/Saved/);
    all.push(lastSent());
  }
  return all;
}

const ENGLISH_ALONE = [
  { en: { text: text('Second'), was: 'v1' } },
  { en: { text: text('Third'), was: 'v2' } },
];

it('leaves the other language to somebody who writes it meanwhile, and takes no file away that it has not seen', async () => {
  for (const before of [{}, chinese('一', 'z1')]) {
    files = { ...AUTUMN, pages: { autumn: { ...page('First', 'v1'), ...before } } };
    sent.length = 0;
    await reopen();
    expect(await saveTwice(chinese('二', 'z2'))).toEqual(ENGLISH_ALONE);
  }
});

describe('a language that somebody adds to a page of which there is a draft without it', () => {
  const added = (version: string) => ({ ...page('First', version), ...chinese('一', 'z1') });
  it('stays as often as the draft is saved', async () => {
    write('Second');
    files = { ...AUTUMN, pages: { autumn: added('v1') } };
    await reopen();
    expect(await saveTwice(chinese('一', 'z1'))).toEqual(ENGLISH_ALONE);
  });

  it('stays where theirs is overwritten', async () => {
    write('Mine');
    answer = { outcome: 'conflict', stored: added('v7') };
    await press('Save');
    await said(/Somebody changed this page/);
    answer = { outcome: 'saved', stored: { ...added('v7'), ...page('Mine', 'v8') } };
    await press('Overwrite theirs');
    expect(lastSent()).toEqual({ en: { text: text('Mine'), was: 'v7' } });
  });

  it('stays where its file was mended while one went on in the other language', async () => {
    const broken = { 'zh-tw': { text: 'title: [\n', version: 'z0' } };
    files = { ...AUTUMN, pages: { autumn: { ...page('First', 'v1'), ...broken } } };
    await reopen();
    write('Second');
    files = { ...AUTUMN, pages: { autumn: added('v1') } };
    await reopen();
    answer = { outcome: 'saved', stored: { ...added('v1'), ...page('Second', 'v2') } };
    await press('Save');
    await said(/Saved/);
    expect(lastSent()).toEqual({ en: { text: text('Second'), was: 'v1' } });
  });
});

it('overwrites nobody without asking', async () => {
  await saveMineOverTheirs();
  const dialog = container.querySelector('dialog[open]');
  const about = document.getElementById(dialog?.getAttribute('aria-describedby') ?? '');
  expect(about?.textContent).toMatch(/^The files are no longer .* Nothing was written\.$/);
  answer = { outcome: 'saved', stored: page('Mine', 'v8') };
  await press('Overwrite theirs');
  expect(JSON.parse(sent[1] ?? '')).toEqual({ en: { text: text('Mine'), was: 'v7' } });
});

it('says what became of overwriting, though the answer comes before the browser tells that the question has closed', async () => {
  await saveMineOverTheirs();
  const dialog = container.querySelector('dialog[open]');
  answer = { outcome: 'failed', message: 'The disk is full.' };
  await press('Overwrite theirs');
  await said(/The disk is full/);
  act(() => void dialog?.dispatchEvent(new Event('close')));
  expect(container.querySelector('.compose-status')?.textContent).toBe('The disk is full.');
});

it('overwrites what somebody has saved where a page is moved to, and takes the old files away', async () => {
  await press('Page');
  write('winter', named('input', 'Address'));
  answer = { outcome: 'conflict', stored: page('Theirs', 'v7') };
  await press('Save');
  await said(/Somebody changed this page/);
  expect(JSON.parse(sent[0] ?? '')).toEqual({ en: { text: text('First'), was: null } });
  answer = { outcome: 'saved', stored: page('First', 'v8') };
  await press('Overwrite theirs');
  await said(/Saved/);
  expect(sent.slice(1).map((change) => JSON.parse(change))).toEqual([
    { en: { text: text('First'), was: 'v7' } },
    { en: { text: null, was: 'v1' } },
  ]);
});

it('takes theirs where one chooses so', async () => {
  await saveMineOverTheirs();
  files = { ...AUTUMN, pages: { autumn: page('Theirs', 'v7') } };
  await press('Take theirs');
  await until(() => expect(heading().value).toBe('Theirs'));
  expect(keptDraft('cloud', 'autumn')).toBeUndefined();
});

it('asks again after a reload what was not answered, and no more once it is', async () => {
  await saveMineOverTheirs();
  files = { ...AUTUMN, pages: { autumn: page('Theirs', 'v7') } };
  await reopen();
  await until(() => expect(isAsked('Somebody changed this page meanwhile')).toBe(true));
  answer = { outcome: 'saved', stored: page('Mine', 'v8') };
  await press('Overwrite theirs');
  await said(/Saved/);
  expect(JSON.parse(sent[1] ?? '')).toEqual({ en: { text: text('Mine'), was: 'v7' } });
  await reopen();
  expect(isAsked('Somebody changed this page meanwhile')).toBe(false);
});

it('does not ask about a page whose files were taken', async () => {
  await saveMineOverTheirs();
  files = { ...AUTUMN, pages: { autumn: page('Theirs', 'v7') } };
  await press('Take theirs');
  await until(() => expect(heading().value).toBe('Theirs'));
  await reopen();
  expect(isAsked('Somebody changed this page meanwhile')).toBe(false);
});

describe('where somebody removed the page, or gave it another address', () => {
  const REMOVED = /Somebody removed or renamed this page meanwhile.*Nothing was written/;
  beforeEach(async () => {
    files = { ...AUTUMN, pages: { ...AUTUMN.pages, winter: page('Winter', 'v5') } };
    await reopen();
    write('Mine');
    answer = { outcome: 'conflict', stored: {} };
    await press('Save');
    await said(REMOVED);
  });

  it('discards it where one chooses so, and opens another', async () => {
    files = { ...AUTUMN, pages: { winter: page('Winter', 'v5') } };
    await press('Discard mine');
    await until(() => expect(heading().value).toBe('Winter'));
    expect(named('select', 'Page').textContent).not.toContain('autumn');
    expect(keptDraft('cloud', 'autumn')).toBeUndefined();
  });

  it('keeps the draft over a reload where one goes on composing', async () => {
    await press('Go on composing');
    files = { ...AUTUMN, pages: { winter: page('Winter', 'v5') } };
    await reopen();
    await until(() => expect(heading().value).toBe('Mine'));
    expect(named<HTMLSelectElement>('select', 'Page').value).toBe('autumn');
    await press('Save');
    await said(REMOVED);
  });

  it('saves it again where one chooses so', async () => {
    answer = { outcome: 'saved', stored: page('Mine', 'v8') };
    await press('Save it again');
    expect(JSON.parse(sent[1] ?? '')).toEqual({ en: { text: text('Mine'), was: null } });
  });
});

it('takes no file away that it cannot read, and says what is wrong with it', async () => {
  const broken = { text: 'title: [\n', version: 'v1' };
  files = { ...AUTUMN, pages: { autumn: { ...page('First', 'v1'), 'zh-tw': broken } } };
  await reopen();
  const save = () => named('button', 'Save');
  for (const isReopened of [false, true]) {
    if (isReopened) await reopen();
    await said(/autumn\.zh-tw\.yaml:2: not YAML/);
    expect(save().getAttribute('aria-disabled')).toBe('true');
    await press('Page');
    expect(container.textContent).not.toContain('goes away');
    await press('Section');
    write(isReopened ? 'Third' : 'Second');
    await press('Save');
    expect(sent).toEqual([]);
    await until(() => expect(keptDraft('cloud', 'autumn')).toBeDefined());
  }
});

it('opens words that YAML takes for a number as the file has them, and leaves them so', async () => {
  const sign = '0912345678';
  files = { ...AUTUMN, pages: { autumn: { en: { text: text(sign), version: 'v1' } } } };
  await reopen();
  expect(heading().value).toBe(sign);
  await press('Page');
  write('Winter', named('textarea', 'Title, English'));
  answer = { outcome: 'saved', stored: {} };
  await press('Save');
  expect(JSON.parse(sent[0] ?? '')).toMatchObject({ en: { text: text(sign).replace('Autumn', 'Winter') } });
});

it('opens no file of which saving would lose a part', async () => {
  const odd = { text: `${text('First')}  - only words\n`, version: 'v1' };
  files = { ...AUTUMN, pages: { autumn: { en: odd } } };
  await reopen();
  await said(/autumn\.en\.yaml:6: sections\[1]: expected a section, found 'only words'/);
  expect(named('button', 'Save').getAttribute('aria-disabled')).toBe('true');
  files = { ...AUTUMN, pages: { autumn: { en: { ...page('First', 'v1').en, isGarbled: true } } } };
  await reopen();
  await said(/autumn\.en\.yaml:1: the page: not UTF-8/);
});

it('keeps what was typed at the moment at which another page is opened', async () => {
  write('Second');
  choosePage('');
  expect(keptDraft('cloud', 'autumn')?.draft.rows[0]?.props.en?.['heading']).toBe('Second');
  await until(() => named('input', 'Address'));
  choosePage('autumn');
  await until(() => expect(heading().value).toBe('Second'));
});

it('opens a page as its file is now, such as one that somebody has mended', async () => {
  files = { ...AUTUMN, pages: { autumn: { en: { text: 'title: [\n', version: 'v1' } } } };
  await reopen();
  await said(/Mend the file by hand, then open the page again/);
  files = AUTUMN;
  choosePage('');
  await until(() => named('input', 'Address'));
  choosePage('autumn');
  await until(() => expect(heading().value).toBe('First'));
  expect(document.activeElement).toBe(named('select', 'Page'));
});

it('opens a page as it was read where the server does not answer, and says so', async () => {
  files = { ...AUTUMN, pages: { ...AUTUMN.pages, winter: page('Winter', 'v5') } };
  await reopen();
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  choosePage('winter');
  await until(() => expect(heading().value).toBe('Winter'));
  expect(container.querySelector('[role=alert]')?.textContent).toMatch(/server does not answer/);
});

it('lets one go on typing an address that begins like that of the home page', async () => {
  choosePage('');
  await until(() => named('input', 'Address'));
  write('home', named('input', 'Address'));
  expect(named('input', 'Address').hasAttribute('readonly')).toBe(false);
  write('home office', named('input', 'Address'));
  await said(/'home office' cannot be an address/);
});

it('offers what somebody adds meanwhile to whoever comes back to the window, who goes on where they were', async () => {
  write('Second');
  await press('Page');
  const picture = () => named('select', 'Picture').textContent;
  expect(picture()).not.toContain('new.svg');
  files = {
    ...AUTUMN,
    pictures: [{ path: 'assets/pictures/new.svg', bytes: 900, size: { width: 4, height: 3 } }],
  };
  act(() => void window.dispatchEvent(new Event('focus')));
  await until(() => expect(picture()).toContain('new.svg'));
  await press('Section');
  expect(heading().value).toBe('Second');
});

describe('a page whose files somebody changed meanwhile', () => {
  const comeBack = () => act(() => void window.dispatchEvent(new Event('focus')));
  beforeEach(() => {
    files = { ...AUTUMN, pages: { autumn: page('Pulled', 'v7') } };
  });

  it('is shown as they are to whoever comes back to it, has changed nothing and goes on in the same field', async () => {
    heading().focus();
    const field = document.activeElement;
    comeBack();
    await until(() => expect(heading().value).toBe('Pulled'));
    expect(document.activeElement).toBe(field);
    expect(named('button', 'Undo').getAttribute('aria-disabled')).toBe('true');
    await said(/As in the files/);
    write('Second');
    answer = { outcome: 'saved', stored: page('Second', 'v8') };
    await press('Save');
    await said(/Saved/);
    expect(JSON.parse(sent[0] ?? '')).toEqual({ en: { text: text('Second'), was: 'v7' } });
  });

  it('is said to be gone where they are, and is put back by nobody who is not asked', async () => {
    files = { ...AUTUMN, pages: {} };
    comeBack();
    await said(/Somebody removed or renamed this page/);
    expect(container.textContent).not.toContain('As in the files');
    answer = { outcome: 'conflict', stored: {} };
    await press('Save');
    await until(() => expect(isAsked('There is no page at this address any more')).toBe(true));
    expect(JSON.parse(sent[0] ?? '')).toEqual({ en: { text: text('First'), was: 'v1' } });
    await press('Go on composing');
    files = AUTUMN;
    comeBack();
    await said(/As in the files/);
  });

  it('is as its file is, once that is mended', async () => {
    files = { ...AUTUMN, pages: { autumn: { en: { text: 'title: [', version: 'v8' } } } };
    comeBack();
    await said(/Mend the file by hand/);
    files = { ...AUTUMN, pages: { autumn: page('Mended', 'v9') } };
    comeBack();
    await until(() => expect(named('nav', 'Sections').textContent).toContain('Mended'));
    expect(container.textContent).not.toContain('Mend the file');
  });

  it('stays as it is composed', async () => {
    write('Second');
    files = { ...files, pages: { ...files.pages, winter: page('Winter', 'v5') } };
    comeBack();
    await until(() => expect(named('select', 'Page').textContent).toContain('winter'));
    expect(heading().value).toBe('Second');
  });

  it('stays as it was saved, where its files were read before that', async () => {
    const read = Promise.withResolvers<Response>();
    const { fetch } = globalThis;
    vi.stubGlobal('fetch', (address: URL, init?: { body: string }) =>
      init === undefined ? read.promise : fetch(address, init),
    );
    comeBack();
    write('Second');
    answer = { outcome: 'saved', stored: page('Second', 'v2') };
    await press('Save');
    await said(/Saved/);
    await act(async () => read.resolve(Response.json(AUTUMN)));
    await until(() => expect(heading().value).toBe('Second'));
  });
});

/** Begins a new page in English, whose heading is still to be written. */
async function beginPage(): Promise<void> {
  choosePage('');
  await until(() => named('input', 'Address'));
  write('winter', named('input', 'Address'));
  act(() => named('label', '中文').click());
  write('Winter', named('textarea', 'Title, English'));
  write('Snow.', named('textarea', 'Description, English'));
  await press('Add: Hero');
}

it('forgets the draft of a new page once it is saved', async () => {
  await beginPage();
  write('Cold');
  await until(() => expect(keptDraft('cloud', undefined)).toBeDefined());
  answer = { outcome: 'saved', stored: page('Cold', 'v1') };
  await press('Save');
  await said(/Saved/);
  expect(keptDraft('cloud', undefined)).toBeUndefined();
});

it('keeps each word at once: Storybook may begin anew at any time', async () => {
  write('Second');
  await reopen();
  expect(heading().value).toBe('Second');
});

it('has the browser ask before the window goes, only where the browser keeps no draft and something is not saved', async () => {
  const isAskedOnLeaving = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  write('Second');
  expect(isAskedOnLeaving()).toBe(false);
  const full = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: full, removeItem: () => undefined });
  write('Third');
  expect(isAskedOnLeaving()).toBe(true);
  await press('Discard');
  await press('Discard it');
  expect(isAskedOnLeaving()).toBe(false);
});

describe('where another window composes the same page', () => {
  const THEIRS = 'composer:cloud:autumn:another';
  const otherWindowKeeps = () => {
    const draft = draftOf('autumn', {
      en: { title: 'Autumn', description: 'Move.', sections: [{ section: 'Hero', heading: 'Theirs' }] },
    });
    localStorage.setItem(THEIRS, `9 ${draftText({ draft, basis: { en: 'v1' } })}`);
  };
  /** A window that opens when the others are gone, as after a crash. */
  const openLater = async () => {
    sessionStorage.clear();
    await reopen();
  };
  beforeEach(() => {
    write('Mine');
    otherWindowKeeps();
  });

  it('goes on with its own words, and one that opens later with those that were kept last', async () => {
    await reopen();
    expect(heading().value).toBe('Mine');
    await openLater();
    expect(heading().value).toBe('Theirs');
    // Now it is this window's.
    expect(localStorage.getItem(THEIRS)).toBeNull();
  });

  it('saves its own and shows what was saved, and the other’s is still there, which overwrites nobody', async () => {
    answer = { outcome: 'saved', stored: page('Mine', 'v2') };
    await press('Save');
    await said(/Saved/);
    files = { ...AUTUMN, pages: { autumn: page('Mine', 'v2') } };
    await reopen();
    expect(heading().value).toBe('Mine');
    await openLater();
    expect(heading().value).toBe('Theirs');
    await press('Save');
    expect(JSON.parse(sent[1] ?? '')).toEqual({ en: { text: text('Theirs'), was: 'v1' } });
  });

  it('shows the files where one discards one’s own', async () => {
    await press('Discard');
    await press('Discard it');
    await until(() => expect(heading().value).toBe('First'));
  });

  it('stays in the browser where a window that opened later has gone on with it', () => {
    const mine = () =>
      Object.entries<string>({ ...localStorage }).filter(([, kept]) => kept.includes('"Mine"'));
    for (const [name] of mine()) localStorage.removeItem(name);
    for (let times = 0; times < 2; times += 1) {
      window.dispatchEvent(new Event('storage'));
      expect(mine()).toHaveLength(1);
    }
  });
});

describe('a draft of a window that is gone', () => {
  const keepAs = (name: string, words: string) => {
    const draft = draftOf('', { en: { title: 'Autumn', sections: [{ section: 'Hero', heading: words }] } });
    localStorage.setItem(`composer:cloud:${name}:gone`, `9 ${draftText({ draft, basis: { en: 'v1' } })}`);
  };
  /** What the browser keeps of a page, once this window has given up what it took in the draft's place. */
  const leftOf = async (slug: string | undefined) => {
    await press('Discard');
    await press('Discard it');
    sessionStorage.clear();
    return keptDraft('cloud', slug);
  };

  it('gives way to that of a link, where one chooses so', async () => {
    keepAs('autumn', 'Gone');
    const sections = [{ section: 'Hero', heading: 'Sent' }];
    window.location.hash = await draftFragment({
      draft: draftOf('autumn', { en: { title: 'Autumn', sections } }),
      basis: { en: 'v1' },
    });
    await reopen();
    await until(() => expect(isAsked('You already have a draft of this page')).toBe(true));
    await press('Take the link’s');
    expect(heading().value).toBe('Sent');
    expect(await leftOf('autumn')).toBeUndefined();
  });

  it('gives way to a page’s copy, where one chooses so', async () => {
    keepAs('*', 'Gone');
    await press('Page');
    await press('Copy this page');
    await press('Put the copy in its place');
    // It goes on where its address is.
    expect(named('input', 'Address')).toHaveProperty('value', 'autumn-copy');
    expect(await leftOf(undefined)).toBeUndefined();
  });
});

it('asks before it gives up a draft', async () => {
  write('Second');
  await until(() => expect(keptDraft('cloud', 'autumn')).toBeDefined());
  await press('Discard');
  await press('Keep it');
  expect(heading().value).toBe('Second');
  await press('Discard');
  await press('Discard it');
  await until(() => expect(heading().value).toBe('First'));
  expect(keptDraft('cloud', 'autumn')).toBeUndefined();
});

describe('a draft from a link', () => {
  const linked = async (address = 'autumn') => {
    const draft = draftOf(address, {
      en: { title: 'Autumn', sections: [{ section: 'Hero', heading: 'Sent' }] },
    });
    window.location.hash = await draftFragment({ draft, basis: { en: 'v1' }, page: 'autumn' });
  };

  it('is gone on with, over a reload too', async () => {
    await linked();
    await reopen();
    await said(/A draft from a link/);
    expect(heading().value).toBe('Sent');
    write('Gone on with');
    await until(() =>
      expect(keptDraft('cloud', 'autumn')?.draft.rows[0]?.props.en?.['heading']).toBe('Gone on with'),
    );
    await reopen();
    expect(heading().value).toBe('Gone on with');
  });

  it('stays in the address of a browser that keeps nothing', async () => {
    await linked();
    const full = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    vi.stubGlobal('localStorage', { getItem: () => null, setItem: full, removeItem: () => undefined });
    await reopen();
    expect(heading().value).toBe('Sent');
    expect(window.location.hash).toContain('#draft=');
  });

  it('is one of its page still where it has changed the address', async () => {
    await linked('winter');
    await reopen();
    await said(/A draft from a link/);
    expect(keptDraft('cloud', 'autumn')?.draft.slug).toBe('winter');
  });

  it.each([
    ['Keep mine', 'Mine'],
    ['Take the link’s', 'Sent'],
    ['Escape', 'Mine'],
  ])('takes nobody’s own draft away without asking: %s', async (choice, expected) => {
    write('Mine');
    await until(() => expect(keptDraft('cloud', 'autumn')).toBeDefined());
    await linked();
    await reopen();
    await until(() => expect(isAsked('You already have a draft of this page')).toBe(true));
    const dialog = container.querySelector('dialog[open]');
    if (choice !== 'Escape') await press(choice);
    // Where a button was pressed browsers tell of this later.
    act(() => void dialog?.dispatchEvent(new Event('close')));
    expect(heading().value).toBe(expected);
    expect(window.location.hash).toBe('');
  });

  it('is opened as by a reload where it comes into a window that shows the composer already', async () => {
    const told = () => act(() => void window.dispatchEvent(new Event('hashchange')));
    window.location.hash = 'elsewhere';
    told();
    expect(reload).not.toHaveBeenCalled();
    await linked();
    told();
    expect(reload).toHaveBeenCalled();
  });
});

it('leads to the link of a draft, and back', async () => {
  await press('Link to draft');
  const address = () => document.activeElement as HTMLInputElement;
  await until(() => expect(address().value).toContain('#draft='));
  expect(address().labels?.[0]?.textContent).toMatch(/Whoever opens it sees this draft\.$/);
  await press('Close');
  expect(document.activeElement).toBe(named('button', 'Link to draft'));
  for (const focused of [address, () => named('button', 'Close')]) {
    await press('Link to draft');
    await until(() => expect(address().value).toContain('#draft='));
    act(() => void focused().dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })));
    expect(container.textContent).not.toContain('Whoever opens it sees this draft.');
    expect(document.activeElement).toBe(named('button', 'Link to draft'));
  }
});

it('copies the link during the press, before it is made: later, WebKit copies nothing', async () => {
  const copying = vi.spyOn(navigator.clipboard, 'write').mockResolvedValue();
  onTestFinished(() => copying.mockRestore());
  act(() => named('button', 'Link to draft').click());
  const item = copying.mock.lastCall?.[0][0];
  await said(/Copied\. Whoever opens it sees this draft\./);
  const copied = await (await item?.getType('text/plain'))?.text();
  expect(copied).toContain('#draft=');
  expect(copied).toBe((document.activeElement as HTMLInputElement).value);
});

it('says so where a link was cut off', async () => {
  window.location.hash = '#draft=y0vMTSpJTc7I';
  await reopen();
  await said(/The draft in this link cannot be read/);
  expect(heading().value).toBe('First');
});

it('says why a server gives no pages', async () => {
  vi.stubGlobal('fetch', () =>
    Promise.resolve(
      Response.json({ outcome: 'failed', message: 'Only this machine may compose pages.' }, { status: 403 }),
    ),
  );
  open();
  const reason = 'The brand’s files could not be read. Only this machine may compose pages.';
  await until(() => expect(container.querySelector('[role=alert]')?.textContent).toBe(reason));
});

describe('a page that is removed', () => {
  const remove = async () => {
    await press('Page');
    await press('Remove this page');
    await said(/main\/en\/autumn goes away/);
    expect(container.textContent).toContain('the page winter links to the old address');
    await press('Remove it');
  };
  const action = '    action: { label: Go, href: autumn }\n';
  const winter = { en: { text: `${text('Winter')}${action}`, version: 'v5' } };
  beforeEach(async () => {
    files = { ...AUTUMN, pages: { ...AUTUMN.pages, winter } };
    await reopen();
  });

  it('is gone with its draft, and the next one is there', async () => {
    write('Second');
    answer = { outcome: 'saved', stored: {} };
    // What lies there once it is removed; the composer has read both.
    files = { ...AUTUMN, pages: { winter } };
    await remove();
    await until(() => expect(heading().value).toBe('Winter'));
    expect(JSON.parse(sent[0] ?? '')).toEqual({ en: { text: null, was: 'v1' } });
    expect(keptDraft('cloud', 'autumn')).toBeUndefined();
    expect(container.textContent).not.toContain('autumn');
  });

  it('goes with a file that nobody can read', async () => {
    const broken = { 'zh-tw': { text: 'title: [\n', version: 'z0' } };
    files = { ...files, pages: { ...files.pages, autumn: { ...page('First', 'v1'), ...broken } } };
    await reopen();
    write('Second');
    answer = { outcome: 'saved', stored: {} };
    await remove();
    expect(JSON.parse(sent[0] ?? '')).toEqual({
      'zh-tw': { text: null, was: 'z0' },
      en: { text: null, was: 'v1' },
    });
  });

  it('stays where somebody changed it since its draft was begun', async () => {
    write('Second');
    files = { ...files, pages: { winter, autumn: page('Theirs', 'v7') } };
    await reopen();
    answer = { outcome: 'conflict', stored: page('Theirs', 'v7') };
    await remove();
    await said(/nothing was removed/);
    expect(JSON.parse(sent[0] ?? '')).toEqual({ en: { text: null, was: 'v1' } });
  });

  it('stays where somebody changed it meanwhile', async () => {
    answer = { outcome: 'conflict', stored: page('Theirs', 'v7') };
    await remove();
    await said(/nothing was removed/);
    expect(named('select', 'Page').textContent).toContain('autumn');
  });
});

it('says what another address leads to before it is saved', async () => {
  await press('Page');
  write('winter', named('input', 'Address'));
  await until(() =>
    expect(container.textContent).toContain(
      'main/en/autumn moves to the new address: visitors who still have',
    ),
  );
});

it('does not save what the site would refuse', async () => {
  write('');
  await said(/1 to mend/);
  await press('1 to mend');
  expect(sent).toEqual([]);
  expect(container.textContent).toContain('Hero, heading: expected words, found nothing');
});
