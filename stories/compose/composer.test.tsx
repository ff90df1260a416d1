import { act } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { PageComposer } from './PageComposer.tsx';
import { choose, container, draw, named, writeInto } from './inDocument.ts';
import { type Draft, draftOf, newKey } from './model/draft.ts';
import { keptDraft } from './saving/drafts.ts';
import { storageWithRoom } from './saving/storageWithRoom.ts';

const page = (heading: string) => ({
  title: 'Autumn',
  description: 'Move.',
  sections: [{ section: 'Hero', heading }],
});
const stored = { text: 'title: Autumn\n', version: 'a' };

const copied: Draft[] = [];

const inFiles = () => draftOf('autumn', { 'zh-tw': page('秋'), en: page('Autumn') });

function compose(draft = inFiles()) {
  draw(
    <PageComposer
      variant="cloud"
      theme="light"
      locale="en"
      files={{
        pages: {},
        pictures: [{ path: 'assets/pictures/hero.svg', bytes: 900, size: { width: 4, height: 3 } }],
      }}
      opened={{
        draft,
        basis: {},
        unreadable: [],
        page: 'autumn',
        stored: { en: stored, 'zh-tw': stored },
        from: 'files',
      }}
      onOpen={() => undefined}
      onCopy={(copy) => copied.push(copy)}
      onSaved={() => undefined}
    />,
  );
}

beforeEach(() => {
  vi.useFakeTimers();
  compose();
});

const press = (name: string) => act(() => named('button', name).click());
const sections = () =>
  [...container.querySelectorAll('.compose-outline button')].map((each) => each.textContent);
const write = (name: string, text: string) => act(() => writeInto(text, named('textarea, input', name)));

it('shows both languages of the chosen section, and how long its words are', () => {
  expect(named<HTMLTextAreaElement>('textarea', 'Heading, 中文').value).toBe('秋');
  write('Heading, English', 'Move before winter comes');
  expect(container.textContent).toContain('24 of 16–48 · good');
  expect(container.querySelector<HTMLElement>('.compose-fit[style*="50%"]')).not.toBeNull();
});

it('describes a field anew where its words come to fit, and not at every letter, which screen readers would read aloud', () => {
  const described = (text: string, field = 'Heading, English') => {
    write(field, text);
    const ids = named('textarea, input', field).getAttribute('aria-describedby') ?? '';
    return ids.split(' ').map((id) => document.getElementById(id)?.textContent);
  };
  expect(described('Mo')).toEqual(described('Move'));
  expect(described('Move before winter')).toEqual(described('Move before winter comes'));
  expect(described('Move before winter')).toContain('16–48 · good');
  // Enter alone breaks no line.
  expect(described('Go now.', 'Description, English')).toContainEqual(expect.stringContaining('“\\”'));
  press('Page');
  expect(described('wint', 'Address')).toEqual(described('winter', 'Address'));
});

it('tells sections by what they say in the language on the canvas', () => {
  expect(sections()).toEqual([expect.stringMatching(/HeroAutumn/)]);
  press('中文');
  expect(sections()).toEqual([expect.stringMatching(/Hero秋/)]);
  press('English');
  write('Heading, English', '');
  expect(sections()).toEqual([expect.stringMatching(/Hero秋/)]);
});

it('asks for no alternative text of a picture that decorates, and writes down that it has none', () => {
  const media = { src: 'assets/pictures/hero.svg', alt: 'Layers' };
  const [hero] = page('Autumn').sections;
  compose(draftOf('autumn', { en: { ...page('Autumn'), sections: [{ ...hero, media }] } }));
  const alt = named<HTMLTextAreaElement>('textarea', 'Media: alternative text, English');
  expect(alt.getAttribute('aria-required')).toBe('false');
  const field = alt.closest('.compose-field');
  expect(field?.textContent).not.toContain('required');
  expect(field?.textContent).toContain('Leave it empty where it only decorates');
  write('Media: alternative text, English', '');
  expect(keptDraft('cloud', 'autumn')?.draft.rows[0]?.props.en?.['media']).toEqual({ ...media, alt: '' });
});

it('has words for what a file gives no name, and takes it out', () => {
  const nameless = {
    ...page('Autumn'),
    sections: [{ section: 'Hero', heading: 'A', '': 'Lost' }, { section: '' }],
  };
  compose(draftOf('autumn', { en: nameless }));
  expect(sections()[1]).toContain('Without a name');
  expect(container.textContent).toContain('The file says something without a name (Lost)');
  press('Take it out');
  expect(container.textContent).not.toContain('Lost');
});

it('goes on with the words of a section that was added before anything else happens', () => {
  press('Add: Stats');
  // No frame has passed: whoever is already further on would be fetched back.
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Heading, 中文');
});

it('calls the words of free text so', () => {
  press('Add: Free text');
  write('Text, English', 'Bring the plan along.');
  expect(container.textContent).toContain('21 of 120–4000');
});

it('adds a section after the chosen one, moves it, takes it back', () => {
  press('Add: Stats');
  press('Add: Faq');
  expect(sections().map((text) => text?.replaceAll(/[^A-Za-z]*(Hero|Stats|Faq).*/g, '$1'))).toEqual([
    'Hero',
    'Stats',
    'Faq',
  ]);
  const told = () => container.querySelector('.compose-left [role=status]')?.textContent;
  expect(told()).toBe('Faq: 3 of 3');
  press('Move up');
  expect(sections()[1]).toContain('Faq');
  expect(told()).toBe('Faq: 2 of 3');
  press('Undo');
  expect(told()).toBe('Faq: 3 of 3');
  press('Undo');
  expect(sections()).toHaveLength(2);
  press('Redo');
  expect(sections()[2]).toContain('Faq');
});

it('goes back and forth by the keys of every system', () => {
  press('Add: Stats');
  // The body has the focus before anybody has pressed something, and while a screen reader reads.
  for (const place of [container.querySelector('.compose-app'), document.body]) {
    const key = (name: string, shiftKey = false) =>
      act(() => {
        const init = { key: name, shiftKey, ctrlKey: true, bubbles: true };
        place?.dispatchEvent(new KeyboardEvent('keydown', init));
      });
    for (const forth of [() => key('Z', true), () => key('y')]) {
      key('z');
      expect(sections()).toHaveLength(1);
      forth();
      expect(sections()).toHaveLength(2);
    }
  }
});

describe('a step back or forth', () => {
  const chosen = () => container.querySelector('.compose-outline [aria-current="true"]')?.textContent;
  const chooseFirst = () =>
    act(() => container.querySelector<HTMLElement>('.compose-outline button')?.click());
  const said = () => container.querySelector('[aria-label="Steps"] [role=status]')?.textContent;
  const heading = () => named<HTMLTextAreaElement>('textarea', 'Heading, English').value;

  it('leads to the section that it changes, and says so', () => {
    press('Add: Stats');
    write('Heading, English', 'Numbers');
    chooseFirst();
    press('Undo');
    expect([chosen(), heading(), said()]).toEqual([
      expect.stringMatching(/2Stats/),
      '',
      'Undone: Stats, 1 more',
    ]);
    press('Undo');
    expect([chosen(), said()]).toEqual([expect.stringMatching(/1Hero/), 'Undone: Hero, 0 more']);
    press('Redo');
    press('Redo');
    expect([chosen(), heading(), said()]).toEqual([
      expect.stringMatching(/Stats/),
      'Numbers',
      'Done again: Stats, 0 more',
    ]);
  });

  it('leads to the form of the page where it changes that, and leaves the checks open', () => {
    press('Page');
    write('Title, English', 'Winter');
    press('Section');
    press('Undo');
    expect(named<HTMLTextAreaElement>('textarea', 'Title, English').value).toBe('Autumn');
    expect(said()).toBe('Undone: the page, 0 more');
    act(() => container.querySelector<HTMLElement>('[aria-label="Panel"] > :last-child')?.click());
    press('Redo');
    expect(container.querySelector('.compose-checks')).not.toBeNull();
  });

  it('takes back what was written since one rested, and not all that was written in a field', () => {
    write('Heading, English', 'Move');
    write('Heading, English', 'Move before');
    act(() => void vi.advanceTimersByTime(5000));
    write('Heading, English', 'Move before winter');
    press('Undo');
    expect(heading()).toBe('Move before');
    press('Undo');
    expect(heading()).toBe('Autumn');
  });

  it('leaves the keyboard in the composer where the field that had it goes', () => {
    press('Add: Stats');
    press('Add: Faq');
    chooseFirst();
    act(() => named('textarea', 'Heading, English').focus());
    const back = new KeyboardEvent('keydown', { key: 'z', ctrlKey: true, bubbles: true });
    act(() => void document.activeElement?.dispatchEvent(back));
    expect(sections()).toHaveLength(2);
    expect(document.activeElement?.closest('.compose-app')).not.toBeNull();
  });
});

it('moves the chosen section by Alt and the arrows, and the focus with it', () => {
  press('Add: Stats');
  const chosen = () => container.querySelector<HTMLElement>('.compose-outline [aria-current="true"]');
  const arrow = (key: string) =>
    act(
      () => void chosen()?.dispatchEvent(new KeyboardEvent('keydown', { key, altKey: true, bubbles: true })),
    );
  // Safari gives a pressed button no focus.
  act(() => chosen()?.click());
  expect(document.activeElement).toBe(chosen());
  arrow('ArrowUp');
  expect(sections()[0]).toContain('Stats');
  expect(document.activeElement).toBe(chosen());
  arrow('ArrowUp');
  arrow('ArrowDown');
  expect(sections()[1]).toContain('Stats');
});

it('chooses a section that Alt and an arrow move, so that its place is told', () => {
  press('Add: Stats');
  const hero = container.querySelector<HTMLElement>('.compose-outline button');
  const down = new KeyboardEvent('keydown', { key: 'ArrowDown', altKey: true, bubbles: true });
  act(() => void hero?.dispatchEvent(down));
  expect(sections()[1]).toContain('Hero');
  expect(hero?.getAttribute('aria-current')).toBe('true');
  expect(container.querySelector('.compose-left [role=status]')?.textContent).toBe('Hero: 2 of 2');
});

describe('by the mouse', () => {
  type Place = Element | null | undefined;
  /** What happens at each place in turn while one thing is dragged, in the upper or the lower half of each. */
  function drags(half: 'upper' | 'lower', steps: readonly (readonly [at: Place, type: string])[]): void {
    const dataTransfer = new DataTransfer();
    const clientY = half === 'upper' ? -1 : 1;
    for (const [at, type] of steps) {
      const event = Object.assign(new MouseEvent(type, { bubbles: true, clientY }), { dataTransfer });
      act(() => void at?.dispatchEvent(event));
    }
  }
  const rowAt = (place: number) => container.querySelectorAll('.compose-outline li')[place];
  /** Drags something onto a row of the list, onto its upper or its lower half. */
  function dragTo(dragged: Place, place: number, half: 'upper' | 'lower'): void {
    drags(half, [
      [dragged, 'dragstart'],
      [rowAt(place), 'dragover'],
      [rowAt(place), 'drop'],
    ]);
  }
  const names = () => sections().map((text) => /Hero|Stats|Faq/.exec(text ?? '')?.[0]);

  it('a section is dragged out of the palette, and to another place', () => {
    const inPalette = (name: string) => named('button', `Add: ${name}`).closest('li');
    dragTo(inPalette('Stats'), 0, 'lower');
    dragTo(inPalette('Faq'), 0, 'upper');
    expect(names()).toEqual(['Faq', 'Hero', 'Stats']);
    dragTo(container.querySelector('.compose-outline li'), 2, 'lower');
    expect(names()).toEqual(['Hero', 'Stats', 'Faq']);
    dragTo(container.querySelectorAll('.compose-outline li')[2], 0, 'upper');
    expect(names()).toEqual(['Faq', 'Hero', 'Stats']);
  });

  const marked = () => container.querySelectorAll('[data-drop]').length;

  it('a drag that is given up leaves no mark, also where Firefox tells no list that it was left', () => {
    press('Add: Stats');
    drags('lower', [
      [rowAt(0), 'dragstart'],
      [rowAt(1), 'dragover'],
    ]);
    expect(marked()).toBe(1);
    drags('lower', [[rowAt(0), 'dragend']]);
    expect(marked()).toBe(0);
  });

  it('what comes from elsewhere opens nowhere and is offered no place, and words are dropped in fields', () => {
    const drops = (at: Element, type: string, kind: string) => {
      const event = new MouseEvent(type, { bubbles: true, cancelable: true });
      act(
        () =>
          void at.dispatchEvent(Object.assign(event, { dataTransfer: { types: [kind], getData: () => '' } })),
      );
      return event.defaultPrevented;
    };
    const field = named('textarea', 'Heading, English');
    const row = container.querySelector('.compose-outline li button') ?? field;
    for (const type of ['dragover', 'drop']) {
      expect(drops(field, type, 'Files')).toBe(true);
      expect(drops(field, type, 'text/uri-list')).toBe(false);
      expect(drops(named('button', 'Undo'), type, 'text/uri-list')).toBe(true);
      expect(drops(row, type, 'text/uri-list')).toBe(true);
      expect(marked()).toBe(0);
    }
  });
});

it('keeps a draft of what is not saved, and none of what is as in the files', () => {
  write('Heading, English', 'Move now');
  act(() => {
    vi.advanceTimersByTime(1000);
  });
  expect(keptDraft('cloud', 'autumn')?.draft.rows[0]?.props.en?.['heading']).toBe('Move now');
  press('Undo');
  act(() => {
    vi.advanceTimersByTime(1000);
  });
  expect(keptDraft('cloud', 'autumn')).toBeUndefined();
});

it('loses no letter where a busy machine hears of many at once', () => {
  const field = named<HTMLTextAreaElement>('textarea', 'Heading, English');
  const words = 'Move your server room before winter, and know at every step of it how to get back.';
  write('Heading, English', '');
  act(() => {
    for (const letter of words) writeInto(field.value + letter, field);
  });
  expect(field.value).toBe(words);
});

it('begins at the top of what the panel shows anew', () => {
  const panel = container.querySelector('.compose-panel');
  if (panel === null) throw new Error('There is no panel.');
  for (const name of ['Page', 'Section', 'Add: Stats']) {
    panel.scrollTop = 900;
    press(name);
    expect(panel.scrollTop).toBe(0);
  }
});

it('shows all that is written, also where a field does not grow by itself', () => {
  const rows = () => named('textarea', 'Heading, English').getAttribute('rows');
  write('Heading, English', 'Move now');
  expect(rows()).toBe('1');
  write('Heading, English', 'Move your server room before winter, and know at every step how to get back');
  expect(rows()).toBe('4');
});

// The others are how presentations and word processors hand on a line break.
it.each(['\n  ', '\v', '\u2028'])('keeps in one line what is one in the file, where %j is pasted', (end) => {
  press('Page');
  write('Description, English', `Move before winter,${end}with a way back.`);
  act(() => void vi.advanceTimersByTime(1000));
  expect(keptDraft('cloud', 'autumn')?.draft.heads.en?.['description']).toBe(
    'Move before winter, with a way back.',
  );
  write('Description, 中文', `入冬之前，${end}搬上雲端。`);
  expect(named<HTMLTextAreaElement>('textarea', 'Description, 中文').value).toBe('入冬之前，搬上雲端。');
});

/** Pastes what was copied; what the composer leaves to the browser is not there then. */
function paste(name: string, clipboard: Record<string, string>): void {
  const event = new Event('paste', { bubbles: true, cancelable: true });
  const clipboardData = { getData: (type: string) => clipboard[type] ?? '' };
  act(() => void named('textarea', name).dispatchEvent(Object.assign(event, { clipboardData })));
}

it('takes the looks of what was copied into fields that have them, where the caret is, and back as one step', () => {
  write('Description, English', 'Go now.');
  const field = named<HTMLTextAreaElement>('textarea', 'Description, English');
  field.setSelectionRange(3, 3);
  const link = {
    'text/plain': 'over there ',
    'text/html': '<a href="https://a.example/">over there</a>, and ',
  };
  paste('Description, English', link);
  expect(field.value).toBe('Go [over there](https://a.example/), andnow.');
  expect(field.selectionStart).toBe(40);
  press('Undo');
  expect(field.value).toBe('Go now.');
  // Emphasis is all that a heading has: the browser pastes the words.
  paste('Heading, English', link);
  expect(named<HTMLTextAreaElement>('textarea', 'Heading, English').value).toBe('Autumn');
});

it('takes back alone what was pasted, and what was overwritten by mistake', () => {
  const field = named<HTMLTextAreaElement>('textarea', 'Description, English');
  paste('Description, English', { 'text/plain': '-', 'text/html': '<b>Go</b> <i>now</i>' });
  act(() => void vi.advanceTimersByTime(10));
  write('Description, English', '**Go** *now*, be');
  write('Description, English', '**Go** *now*, before winter');
  write('Description, English', 'x');
  press('Undo');
  expect(field.value).toBe('**Go** *now*, before winter');
  press('Undo');
  expect(field.value).toBe('**Go** *now*');
});

const tellOf = (type: 'compositionstart' | 'compositionend', field: HTMLElement) =>
  act(() => void field.dispatchEvent(new CompositionEvent(type, { bubbles: true })));
/** Types with an input method that is putting letters together. */
const putTogether = (text: string, field: HTMLElement) =>
  act(() => {
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text);
    field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertCompositionText' }));
  });

it('takes an input method’s characters back with what else was typed', () => {
  const field = named<HTMLTextAreaElement>('textarea', 'Heading, 中文');
  for (const text of ['秋ㄉ', '秋ㄉㄨㄥ', '秋冬']) putTogether(text, field);
  expect(field.value).toBe('秋冬');
  press('Undo');
  expect(field.value).toBe('秋');
});

it('takes back alone what was overwritten with an input method', () => {
  const field = named<HTMLTextAreaElement>('textarea', 'Heading, 中文');
  write('Heading, 中文', '秋天就搬');
  field.setSelectionRange(0, 4);
  tellOf('compositionstart', field);
  putTogether('ㄉ', field);
  press('Undo');
  expect(field.value).toBe('秋天就搬');
});

it('leaves an address or a price alone that an input method is putting together', () => {
  const field = (name: string) => named<HTMLInputElement>('input', name);
  const typed = (name: string, text: string) => {
    tellOf('compositionstart', field(name));
    putTogether(text, field(name));
    const before = field(name).value;
    tellOf('compositionend', field(name));
    return [before, field(name).value];
  };
  press('Add: Price');
  expect(typed('Items 1: price', '１２，０００')).toEqual(['１２，０００', '12000']);
  press('Page');
  expect(typed('Address', 'Winter')).toEqual(['Winter', 'winter']);
});

it('takes words without the signs that nobody sees and pages refuse', () => {
  paste('Heading, English', { 'text/plain': '\u202aMove\u202c\u0002 ' });
  expect(named<HTMLTextAreaElement>('textarea', 'Heading, English').value).toBe('AutumnMove ');
  write('Heading, English', 'Move\u0003 now');
  expect(named<HTMLTextAreaElement>('textarea', 'Heading, English').value).toBe('Move now');
});

it('leaves Enter out of what is one line, and to the letters that are being put together', () => {
  const isTaken = (name: string, isComposing = false) => {
    const enter = new KeyboardEvent('keydown', {
      key: 'Enter',
      isComposing,
      bubbles: true,
      cancelable: true,
    });
    return !named('textarea', name).dispatchEvent(enter);
  };
  expect(isTaken('Description, 中文')).toBe(false);
  press('Page');
  expect(isTaken('Title, 中文')).toBe(true);
  expect(isTaken('Title, 中文', true)).toBe(false);
});

it('takes addresses and names without the spaces and the signs that nobody sees around them', () => {
  const taken = (name: string, text: string) => {
    write(name, text);
    return named<HTMLInputElement>('input', name).value;
  };
  press('Add action');
  expect(taken('Action: leads to', ' \u202ahttps://tea.example/\u200b\u202c ')).toBe('https://tea.example/');
  expect(taken('Id', 'talk\u200b ')).toBe('talk');
  press('Page');
  expect(taken('Address', ' Winter\u200b')).toBe('winter');
});

it('keeps a space on its way to another letter of an address or a name, so that the checks say so', () => {
  const type = (name: string, text: string) => {
    const field = named<HTMLInputElement>('input', name);
    for (const letter of text) write(name, field.value + letter);
    return field.value;
  };
  press('Add action');
  expect(type('Action: leads to', 'my page')).toBe('my page');
  expect(type('Id', 'my talk')).toBe('my talk');
  press('Page');
  write('Address', '');
  expect(type('Address', 'Winter move')).toBe('winter move');
  expect(container.textContent).toContain("'winter move' cannot be an address");
});

it('takes a number as people write it, and says what is none', () => {
  press('Add: Price');
  const price = 'Items 1: price';
  const written = () => named<HTMLInputElement>('input', price).value;
  // In a field of numbers the wheel changes them.
  expect(named<HTMLInputElement>('input', price).type).toBe('text');
  write(price, '12,000');
  expect(written()).toBe('12000');
  write(price, '１３，０００\u200b');
  expect(written()).toBe('13000');
  // On the way to 12.50.
  write(price, '12.');
  expect(written()).toBe('12.');
  for (const none of ['9,5', '012000', '1e3', '0x10']) {
    write(price, none);
    expect(written()).toBe(none);
    act(() => container.querySelector<HTMLElement>('[aria-label="Panel"] > :last-child')?.click());
    expect(container.textContent).toContain(`expected a number such as 12000 or 9.5, found '${none}'`);
    act(() => container.querySelector<HTMLElement>('[aria-label="Panel"] > :first-child')?.click());
  }
});

it('asks for a price, and gives nothing away for nothing', () => {
  press('Add: Price');
  expect(named<HTMLInputElement>('input', 'Items 1: price').value).toBe('');
  act(() => container.querySelector<HTMLElement>('[aria-label="Panel"] > :last-child')?.click());
  expect(container.textContent).toContain('price: this is required');
});

it('takes a list that the backend answers for out of the file with its last entry', () => {
  press('Add: Product');
  for (const place of [3, 2, 1]) press(`Remove: Items ${place}`);
  act(() => void vi.advanceTimersByTime(1000));
  expect(keptDraft('cloud', 'autumn')?.draft.rows[1]?.props.en).toEqual({ heading: '' });
});

it('removes an entry of a list in one way, which leaves no gap', () => {
  press('Add: River');
  press('+ Add to items');
  const removing = [...container.querySelectorAll<HTMLElement>('[aria-label="Remove: Items 1"]')];
  expect(removing).toHaveLength(1);
  press('Add: Contact');
  press('+ Add to points');
  write('Points 1, English', 'We call you.');
  write('Points 1, English', '');
  expect(keptDraft('cloud', 'autumn')?.draft.rows[2]?.props.en?.['points']).toEqual(['']);
});

it('leaves the entries of a list open while more are added, and opens the new ones', () => {
  press('Add: River');
  for (let added = 0; added < 4; added += 1) press('+ Add to items');
  const entries = [...container.querySelectorAll<HTMLDetailsElement>('.compose-list details')];
  expect(entries.map(({ open }) => open)).toEqual([true, true, true, true, true]);
});

it('goes on with the words of an entry that was added', () => {
  press('Add: River');
  press('+ Add to items');
  expect(document.activeElement).toBe(named('textarea', 'Items 2: heading, 中文'));
  press('Add: Faq');
  press('+ Add to items');
  expect(document.activeElement).toBe(named('textarea', 'Items 4: question, 中文'));
});

it('goes on with the entry after the removed one, though all are still empty', () => {
  press('Add: Faq');
  act(() => named('button', 'Remove: Items 2').focus());
  press('Remove: Items 2');
  expect(document.activeElement).toBe(named('button', 'Remove: Items 2'));
  press('Remove: Items 2');
  expect(document.activeElement).toBe(named('button', '+ Add to items'));
});

it('offers a list with one entry for each of another one what it lacks, and takes away what it has too many', () => {
  const offered = () =>
    [...container.querySelectorAll('button')].flatMap((button) => {
      const name = button.getAttribute('aria-label') ?? button.textContent;
      return /^(?:Remove: |\+ Add to ).*cells/.test(name) ? [name] : [];
    });
  press('Add: Comparison table');
  expect(offered()).toEqual([]);
  const rows = [{ heading: 'Kept', cells: ['A week'] }];
  const columns = [{ heading: 'Small' }, { heading: 'Large' }];
  const table = { section: 'ComparisonTable', columns, groups: [{ rows }] };
  const composeTable = () =>
    compose(draftOf('autumn', { en: { title: '', description: '', sections: [table] } }));
  composeTable();
  expect(offered()).toEqual(['+ Add to groups 1: rows 1: cells']);
  press('+ Add to groups 1: rows 1: cells');
  expect(offered()).toEqual([]);
  rows[0]?.cells.push('A month', 'A year');
  composeTable();
  expect(offered()).toEqual([1, 2, 3].map((each) => `Remove: Groups 1: rows 1: cells ${each}`));
  press('Remove: Groups 1: rows 1: cells 3');
  expect(offered()).toEqual([]);
  expect(document.activeElement).toBe(named('button', 'Move down: Groups 1: rows 1: cells 2'));
});

it('offers a link of a page in one language what there is in that one', () => {
  compose(
    draftOf('autumn', {
      en: {
        ...page('A'),
        sections: [{ section: 'CallToAction', id: 'talk', heading: 'A', action: { label: 'B', href: '' } }],
      },
    }),
  );
  const { list } = named<HTMLInputElement>('input', 'Action: leads to');
  expect([...(list?.options ?? [])].map(({ textContent }) => textContent)).toContain('#talk');
});

it('leaves an entry of a list open, and the focus in it, wherever it is moved', () => {
  press('Add: River');
  press('+ Add to items');
  write('Items 1: heading, English', 'One');
  write('Items 2: heading, English', 'Two');
  const entries = () => [...container.querySelectorAll<HTMLDetailsElement>('.compose-list details')];
  const state = () => entries().map(({ open, firstChild }) => `${firstChild?.textContent} ${open}`);
  act(() => entries()[1]?.removeAttribute('open'));
  act(() => named('button', 'Move down: Items 1').focus());
  press('Move down: Items 1');
  expect(state()).toEqual(['1 Two false', '2 One true']);
  expect(document.activeElement).toBe(named('button', 'Move down: Items 2'));
  press('Undo');
  expect(state()).toEqual(['1 One true', '2 Two false']);
  act(() => named('button', 'Remove: Items 1').focus());
  press('Remove: Items 1');
  expect(state()).toEqual(['1 Two false']);
  // What is in a closed one takes no focus in a browser, which then is nowhere, and Ctrl+Z with it.
  expect(document.activeElement).toBe(entries()[0]?.querySelector('summary'));
  press('Undo');
  act(() => entries()[1]?.setAttribute('open', ''));
  press('Remove: Items 1');
  expect(document.activeElement).toBe(named('button', 'Remove: Items 1'));
});

it('writes lines under a heading where a line may be more than words, and yes or no where a cell may', () => {
  const kept = (row: number) => {
    act(() => void vi.advanceTimersByTime(1000));
    return JSON.stringify(keptDraft('cloud', 'autumn')?.draft.rows[row]?.props);
  };
  press('Add: Price');
  press('+ Add to items 1: features');
  choose('Items 1: features 1: what it is', 'Lines under a heading');
  write('Items 1: features 1: heading, English', 'Keeping');
  expect(kept(1)).toContain('"features":[{"heading":"Keeping","items":[""]}]');
  choose('Items 1: features 1: what it is', 'Words');
  expect(kept(1)).toContain('"features":[""]');
  press('Add: Comparison table');
  choose('Groups 1: rows 1: cells 1: what it is', 'No');
  expect(kept(2)).toContain('"cells":[false,""]');
});

it('shows a wrong choice and a picture that is not there, which can be given up', () => {
  const wrong = { title: 'Autumn', description: 'Move.', picture: 'assets/pictures/gone.svg' };
  compose(
    draftOf('autumn', { en: { ...wrong, sections: [{ section: 'Hero', heading: 'x', tone: 'dark' }] } }),
  );
  const giveUp = (name: string, shown: string) => {
    expect(named<HTMLSelectElement>('select', name).selectedOptions[0]?.textContent).toBe(shown);
    choose(name, '');
  };
  giveUp('Tone', 'dark');
  press('Page');
  giveUp('Picture', 'gone.svg (missing)');
  act(() => void vi.advanceTimersByTime(1000));
  const { heads, rows } = keptDraft('cloud', 'autumn')?.draft ?? {};
  expect(heads?.en).not.toHaveProperty('picture');
  expect(rows?.[0]?.props.en).toEqual({ heading: 'x' });
});

it('takes out what a file says under names that there are not', () => {
  const stats = {
    section: 'Stats',
    heading: 'x',
    hint: 'y',
    items: [{ value: '1', label: 'a', unit: 'kg' }],
  };
  compose(
    draftOf('autumn', { en: { title: 'Autumn', subtitle: 'Leaves', picture: 'a.svg', sections: [stats] } }),
  );
  for (const name of ['hint', 'unit']) {
    press(`Take ${name} out`);
    expect(document.activeElement?.className).toBe('compose-panel');
  }
  press('Page');
  expect(container.querySelector('.compose-panel')?.textContent).toContain('subtitle (Leaves)');
  press('Take subtitle out');
  act(() => void vi.advanceTimersByTime(1000));
  const { heads, rows } = keptDraft('cloud', 'autumn')?.draft ?? {};
  expect(heads?.en).toEqual({ title: 'Autumn', picture: 'a.svg' });
  expect(rows?.[0]?.props.en).toEqual({ heading: 'x', items: [{ value: '1', label: 'a' }] });
  press('Undo');
  named('button', 'Take subtitle out');
});

it('takes out what a file says of an action, a link or a picture under names that there are not', () => {
  const action = { label: 'Go', href: '#contact' };
  const media = { src: 'assets/pictures/hero.svg', alt: '' };
  const link = { href: '#contact' };
  const hero = { action: { ...action, target: '_blank' }, media: { ...media, title: 'Layers' } };
  const wrong = [
    { section: 'Hero', ...hero },
    { section: 'Advantages', items: [{ link: { ...link, rel: 'me' } }] },
  ];
  compose(draftOf('autumn', { en: { ...page('Autumn'), sections: wrong } }));
  for (const name of ['target', 'title']) press(`Take ${name} out`);
  act(() => [...container.querySelectorAll<HTMLElement>('.compose-outline button')].at(-1)?.click());
  press('Take rel out');
  const { rows } = keptDraft('cloud', 'autumn')?.draft ?? {};
  expect(rows?.map(({ props }) => props.en)).toEqual([{ action, media }, { items: [{ link }] }]);
});

it('writes down that a picture has no alternative text, which one language had not', () => {
  const media = { src: 'assets/pictures/hero.svg', alt: 'Layers' };
  const [hero] = page('秋').sections;
  compose(
    draftOf('autumn', { 'zh-tw': { ...page('秋'), sections: [{ ...hero, media }] }, en: page('Autumn') }),
  );
  const english = () => keptDraft('cloud', 'autumn')?.draft.rows[0]?.props.en?.['media'];
  choose('Media: file, English', media.src);
  expect(english()).toEqual({ ...media, alt: '' });
  press('Undo');
  act(() => named('input', 'Media: file: the same in both languages').click());
  expect(english()).toEqual({ ...media, alt: '' });
});

it('gives both languages what only the English page says', () => {
  const [hero] = page('Autumn').sections;
  const centered = [{ ...hero, layout: 'centered' }];
  compose(draftOf('autumn', { 'zh-tw': page('秋'), en: { ...page('Autumn'), sections: centered } }));
  act(() => named('input', 'Layout: the same in both languages').click());
  const { props } = keptDraft('cloud', 'autumn')?.draft.rows[0] ?? {};
  expect([props?.['zh-tw']?.['layout'], props?.en?.['layout']]).toEqual(['centered', 'centered']);
});

describe('the focus, where what was pressed is gone', () => {
  const panel = () => container.querySelector('.compose-panel');
  const pressed = (name: string) => {
    act(() => named('button', name).focus());
    press(name);
    return document.activeElement;
  };

  const pressedFinding = (words: string) => {
    const finding = [...container.querySelectorAll('.compose-findings button')].find(({ textContent }) =>
      textContent?.includes(words),
    );
    return pressed(finding?.textContent?.trim() ?? words);
  };

  it('goes from what is to be mended to the checks, and from a finding to the words that it is about', () => {
    write('Heading, English', '');
    expect(pressed('1 to mend')).toBe(panel());
    expect(panel()?.textContent).toContain('What the files need');
    expect(pressedFinding('Hero, heading')).toBe(named('textarea', 'Heading, English'));
    expect(panel()?.querySelector('h2')?.textContent).toBe('Hero');
    press('Page');
    write('Title, 中文', '');
    press('2 to mend');
    expect(pressedFinding('title: expected')).toBe(named('textarea', 'Title, 中文'));
  });

  it('goes from a finding into the closed entry of a long list, and to the whole form for what has no control', () => {
    const items = Array.from({ length: 10 }, (_, index) => ({ question: `Q${index}`, answer: 'A.' }));
    const faq = {
      section: 'FaqSection',
      heading: 'Questions',
      items: items.with(9, { question: '', answer: 'A.' }),
    };
    const unknown = { section: 'FeatureGridSection' };
    compose(
      draftOf('autumn', { en: { ...page('Autumn'), sections: [...page('Autumn').sections, faq, unknown] } }),
    );
    press('2 to mend');
    const question = pressedFinding('items 10: question');
    expect(question).toBe(named('textarea', 'Items 10: question, English'));
    expect(question?.closest('details')?.open).toBe(true);
    press('2 to mend');
    expect(pressedFinding("there is no 'FeatureGridSection'")).toBe(panel());
  });

  it('goes from an entry that says nothing to its words in that language', () => {
    const section = (heading: string, entry: object) => ({ section: 'River', heading, items: [entry] });
    compose(
      draftOf('autumn', {
        'zh-tw': { ...page('秋'), sections: [section('秋季方案', { heading: '搬遷' })] },
        en: { ...page('Autumn'), sections: [section('Autumn', {})] },
      }),
    );
    press('1 to mend');
    expect(pressedFinding('this says nothing')).toBe(named('textarea', 'Items 1: heading, English'));
  });

  it('goes to the words that are to be translated', () => {
    compose(draftOf('autumn', { 'zh-tw': { ...page('秋'), sections: [] }, en: page('Autumn') }));
    expect(pressed('Bring it into 中文, to be translated')).toBe(panel());
  });
});

it('has a name of its own for every control of a section, and says which has to be filled in', () => {
  for (const button of container.querySelectorAll<HTMLButtonElement>('.compose-palette button')) {
    act(() => button.click());
    for (const offer of container.querySelectorAll<HTMLButtonElement>('.compose-offer'))
      act(() => offer.click());
    const controls = [
      ...container.querySelectorAll('.compose-panel :is(input, textarea, select, button)'),
    ].map((control) => ({
      name: control.getAttribute('aria-label') ?? (control.closest('label') ?? control).textContent?.trim(),
      html: control.outerHTML,
    }));
    expect(controls.filter(({ name }) => !name)).toEqual([]);
    const names = controls.map(({ name }) => name);
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
    const untold = [...container.querySelectorAll('.compose-required')].flatMap((mark) => [
      ...(mark
        .closest('.compose-field')
        ?.querySelectorAll(':is(input, textarea, select):not([aria-required=true])') ?? []),
    ]);
    expect(untold.map((control) => control.getAttribute('aria-label'))).toEqual([]);
    press('Remove');
  }
});

it('calls what is to be mended as the form of its section does', () => {
  const panel = (at: number) =>
    act(() =>
      container.querySelectorAll<HTMLElement>('.compose-right > .compose-segments button')[at]?.click(),
    );
  const said: string[] = [];
  const unknown: string[] = [];
  for (const button of container.querySelectorAll<HTMLButtonElement>('.compose-palette button')) {
    act(() => button.click());
    for (const offer of container.querySelectorAll<HTMLButtonElement>('.compose-offer'))
      act(() => offer.click());
    const controls = [...container.querySelectorAll('.compose-panel [aria-label]')].map((control) =>
      control
        .getAttribute('aria-label')
        ?.toLowerCase()
        .replace(/, [^,]*$/, ''),
    );
    panel(2);
    for (const { textContent } of container.querySelectorAll('.compose-checks li')) {
      const [, name] = /, (.*): (?:expected (?!\d)|this is required)/.exec(textContent) ?? [];
      if (name === undefined) continue;
      said.push(name);
      if (!controls.includes(name)) unknown.push(textContent);
    }
    panel(0);
    press('Remove');
  }
  expect(said).toContain('action: leads to');
  expect(unknown).toEqual([]);
});

describe('what was removed', () => {
  const note = () => container.querySelector('.compose-removed [role=status]')?.textContent;

  it('is told, and comes back with the focus on it', () => {
    press('Add: Stats');
    press('Remove');
    expect([sections().length, note()]).toEqual([1, 'Removed: Stats']);
    press('Undo: Stats removed');
    act(() => void vi.advanceTimersByTime(100));
    expect([sections().length, note()]).toEqual([2, '']);
    expect(document.activeElement?.textContent).toContain('Stats');
    expect(document.activeElement?.getAttribute('aria-current')).toBe('true');
  });

  it('is told of an entry of a list and of a group, until something else is done', () => {
    press('Add: River');
    press('+ Add to items');
    press('Remove: Items 2');
    expect(note()).toBe('Removed: Items 2');
    expect(document.activeElement?.textContent).toBe('+ Add to items');
    write('Heading, English', 'On');
    expect(note()).toBe('');
    press('Add: Hero');
    press('Add action');
    write('Heading, English', 'Here');
    press('Remove: Action');
    expect(note()).toBe('Removed: Action');
    expect(document.activeElement).toBe(named('button', 'Add action'));
    expect(document.activeElement?.textContent).toBe('+ Action');
  });

  it('is told of what gives way to another kind, as the arrow keys in a menu have it do', () => {
    const KIND = 'Items 1: features 1: what it is';
    press('Add: Price');
    press('+ Add to items 1: features');
    choose(KIND, 'Lines under a heading');
    // Nothing was there yet.
    expect(note()).toBe('');
    write('Items 1: features 1: heading, English', 'Keeping');
    choose(KIND, 'Words');
    expect(note()).toBe('Removed: Features 1');
    write('Items 1: features 1, English', 'A day');
    choose(KIND, 'Lines under a heading');
    expect(note()).toBe('Removed: Features 1');
    press('Undo: Features 1 removed');
    expect(named<HTMLTextAreaElement>('textarea', 'Items 1: features 1, English').value).toBe('A day');
  });
});

it('takes steps back after a reload, too', () => {
  write('Heading, English', 'Move now');
  press('Add: Stats');
  press('Undo');
  const left = keptDraft('cloud', 'autumn');
  compose(left?.draft);
  press('Redo');
  expect(sections()).toEqual([expect.stringMatching(/HeroMove now/), expect.stringMatching(/Stats/)]);
  press('Undo');
  press('Undo');
  expect(sections()).toEqual([expect.stringMatching(/HeroAutumn/)]);
});

it('gives a section that is added after a reload no key of one from before', () => {
  write('Heading, English', 'Move now');
  const left = keptDraft('cloud', 'autumn');
  // A page that was loaded anew counts from the beginning: its next key is one that was kept.
  const next = newKey().replace(/\d+/, (count) => String(Number(count) + 1));
  const kept = sessionStorage;
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => kept.getItem(name)?.replaceAll(/row-\d+/g, next) ?? null,
    setItem: (name: string, text: string) => kept.setItem(name, text),
    removeItem: (name: string) => kept.removeItem(name),
  });
  compose(left?.draft);
  press('Add: Stats');
  write('Heading, English', 'Numbers');
  expect(sections()).toEqual([expect.stringMatching(/HeroMove now/), expect.stringMatching(/StatsNumbers/)]);
});

it('leads after a reload, too, to the section that a step changes', () => {
  press('Add: Stats');
  write('Heading, English', 'Numbers');
  const left = keptDraft('cloud', 'autumn');
  compose(left?.draft);
  const said = () => container.querySelector('[aria-label="Steps"] [role=status]')?.textContent;
  press('Undo');
  expect(said()).toBe('Undone: Stats, 1 more');
  press('Undo');
  expect(said()).toBe('Undone: Hero, 0 more');
});

it('takes back after a reload as many steps as this window has room for', () => {
  vi.stubGlobal('sessionStorage', storageWithRoom(10_000));
  for (let time = 0; time < 8; time += 1) press('Add: Stats');
  const left = keptDraft('cloud', 'autumn');
  compose(left?.draft);
  press('Undo');
  expect(sections()).toHaveLength(8);
});

it('begins with no steps where the draft is another one', () => {
  press('Add: Stats');
  compose();
  expect(named('button', 'Undo').getAttribute('aria-disabled')).toBe('true');
});

it('copies the page as it is on screen, under an address that no page has', () => {
  write('Heading, English', 'Move now');
  press('Page');
  press('Copy this page');
  expect(copied.map(({ slug, rows }) => [slug, rows[0]?.props.en?.['heading']])).toEqual([
    ['autumn-copy', 'Move now'],
  ]);
});

describe('to those who do not see it', () => {
  const describedBy = (element: Element) =>
    (element.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => container.querySelector(`[id="${id}"]`)?.textContent)
      .join(' ');

  it('says of each field what it is for', () => {
    press('Add: Faq');
    for (const panel of ['Section', 'Page']) {
      press(panel);
      const abouts = container.querySelectorAll(
        '.compose-panel :is(fieldset, .compose-field) > .compose-about',
      );
      expect(abouts.length).toBeGreaterThan(2);
      for (const about of abouts) {
        const { id } = about.querySelector('[id]') ?? about;
        expect(container.querySelector(`[aria-describedby~="${id}"]`), about.textContent).not.toBeNull();
      }
    }
  });

  it('says with the field that its words are missing in a language', () => {
    const heading = named('textarea', 'Heading, English');
    expect(describedBy(heading)).not.toContain('missing');
    write('Heading, English', '');
    expect(describedBy(heading)).toContain('missing');
    expect(describedBy(named('textarea', 'Heading, 中文'))).not.toContain('missing');
  });

  it('calls a box by the word beside it, too', () => {
    press('Add: Timeline');
    const boxes = [...container.querySelectorAll('.compose-panel .compose-check > input')];
    expect(boxes).not.toHaveLength(0);
    for (const box of boxes) expect(box.getAttribute('aria-label')).toMatch(/: yes$/);
  });

  it('has lists that stay lists in Safari, and panels with names', () => {
    const lists = () =>
      [...container.querySelectorAll(':is(ol, ul):not([role=list])')].filter(
        (list) => list.closest('.compose-thumbnail') === null,
      );
    press('Add: Faq');
    expect(lists()).toEqual([]);
    act(() => container.querySelector<HTMLElement>('[aria-label=Panel] > :last-child')?.click());
    expect(container.querySelector('.compose-findings')).not.toBeNull();
    expect(lists()).toEqual([]);
    expect(named('[role=group]', 'checks').className).toBe('compose-panel');
  });

  it('says Chinese words in Chinese', () => {
    const unmarked = () => {
      const texts = document.createTreeWalker(container, NodeFilter.SHOW_TEXT);
      const found: string[] = [];
      for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
        const around = text.parentElement?.closest('[lang], .compose-thumbnail');
        const isMarked = around?.matches('[lang^=zh], .compose-thumbnail') === true;
        if (/\p{sc=Han}/u.test(text.textContent ?? '') && !isMarked) found.push(text.textContent ?? '');
      }
      return found;
    };
    const question = {
      heading: '問',
      items: [1, 2, 3, 4].map((each) => ({ question: `問${each}`, answer: '答' })),
    };
    const faq = { title: '秋', description: '搬。', sections: [{ section: 'FaqSection', ...question }] };
    compose(draftOf('autumn', { 'zh-tw': faq, en: { ...page('Autumn'), sections: [] } }));
    press('中文');
    expect(sections()).toEqual([expect.stringContaining('問')]);
    expect(unmarked()).toEqual([]);
    press('Page');
    expect(unmarked()).toEqual([]);
    act(() => container.querySelector<HTMLElement>('[aria-label=Panel] > :last-child')?.click());
    expect(unmarked()).toEqual([]);
  });
});
