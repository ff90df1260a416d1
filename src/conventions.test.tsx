import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as ui from './index.ts';
import { EVERY_COMPONENT } from './testing/everyComponent.tsx';
import { MARK } from './testing/given.ts';
import { LOADING_PARTS } from './testing/loadingParts.tsx';
import { hydrate, render } from './testing/render.tsx';

/** What docs/composing.md promises for every component, tested on every component. */

/** These pass everything but `className` to their control: that is where `name`, `onChange` and `ref` belong. */
const FIELDS = new Set(['Checkbox', 'FileField', 'Select', 'TextArea', 'TextField']);

/** Exported with a capital letter, but without an element of their own. */
const NO_ELEMENT = new Set(['LinkProvider']);

/** Their element cannot be changed: a control, a heading of a level, a form, a dialog, a status, a picture or a mark. */
const FIXED_ELEMENT = new Set(
  (
    'Badge Button Checkbox ContactForm Eyebrow Fieldset FileField Heading Icon Link LoadingOverlay MessageDialog Newsletter ' +
    'Pattern PeriodSwitch Picture RadioGroup ScrollTopCircle Select Skeleton SkipLink Spinner TextArea TextField'
  ).split(' '),
);

const SECTIONS = Object.keys(EVERY_COMPONENT).filter(
  (name) => /(Section|Frame)$/.test(name) && name !== 'Section',
);

const exported = Object.entries(ui)
  .filter(([name, value]) => /^[A-Z][a-z]/.test(name) && typeof value === 'function' && !NO_ELEMENT.has(name))
  .map(([name]) => name);

/** Numbers, marks and signs belong to no language. */
const isNobodysLanguage = (text: string): boolean => !/\p{L}/u.test(text);

function textsIn(container: HTMLElement): string[] {
  const walker = document.createTreeWalker(container, 4);
  const texts: string[] = [];
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode())
    texts.push(node.textContent ?? '');
  const said = ['aria-label', 'alt', 'title', 'placeholder'].flatMap((name) =>
    [...container.querySelectorAll(`[${name}]`)].map((element) => element.getAttribute(name) ?? ''),
  );
  return [...texts, ...said];
}

/** Every error in the console is one too many: React's about an unknown attribute, or one of our own. */
const error = vi.spyOn(console, 'error');
beforeEach(() => {
  error.mockClear();
});
afterEach(() => {
  const [complaint] = error.mock.calls;
  if (complaint !== undefined) throw new Error(complaint.join(' '));
});

it('tries every exported component', () => {
  expect(Object.keys(EVERY_COMPONENT).toSorted()).toEqual(exported.toSorted());
});

describe.each(Object.entries(EVERY_COMPONENT))('%s', (name, make) => {
  it('passes className, ref and other attributes on to its outermost element', async () => {
    let element: Element | null = null;
    const ref = (next: Element | null) => {
      element = next;
    };
    const { container } = await render(make({ className: 'given', 'data-given': 'yes', ref }, 4));
    const outermost = container.firstElementChild;
    const receiver = FIELDS.has(name) ? container.querySelector('input, select, textarea') : outermost;
    expect(container.childElementCount).toBe(1);
    expect(outermost?.classList.contains('given')).toBe(true);
    expect(receiver?.getAttribute('data-given')).toBe('yes');
    expect(element).toBe(receiver);
  });

  it('says nothing of its own', async () => {
    const { container } = await render(make({}, 4));
    expect(textsIn(container).filter((text) => !text.includes(MARK) && !isNobodysLanguage(text))).toEqual([]);
  });

  it('may stand on a page twice', async () => {
    const { container } = await render(
      <>
        {make({}, 4)}
        {make({}, 4)}
      </>,
    );
    const ids = [...container.querySelectorAll('[id]')].map(({ id }) => id);
    expect(ids.length).toBe(new Set(ids).size);
  });
});

it.each(Object.entries(EVERY_COMPONENT).filter(([name]) => !FIXED_ELEMENT.has(name)))(
  '%s takes another element by `as`, and keeps its looks',
  async (_name, make) => {
    const { container, rerender } = await render(make({}, 4));
    const looks = container.firstElementChild?.className;
    await rerender(make({ as: 'aside' }, 4));
    expect(container.firstElementChild?.localName).toBe('aside');
    expect(container.firstElementChild?.hasAttribute('as')).toBe(false);
    expect(container.firstElementChild?.className).toBe(looks);
  },
);

describe.each([
  ...Object.entries(EVERY_COMPONENT).map(([name, make]) => [name, make({}, 4)] as const),
  ...Object.entries(LOADING_PARTS).map(([name, part]) => [`${name} on its way`, part] as const),
])('%s', (_name, part) => {
  it('comes to life from a server’s html without a complaint', async () => {
    await hydrate(renderToString(part), part);
    expect(error.mock.calls).toEqual([]);
  });

  it('has no inline style, which a strict Content-Security-Policy refuses', () => {
    expect(renderToString(part)).not.toMatch(/\sstyle=/);
  });
});

describe.each(SECTIONS)('%s', (name) => {
  it('is named by its heading, and its items’ headings stand one level lower', async () => {
    const { get, container } = await render(EVERY_COMPONENT[name]?.({}, 3));
    const labelledBy = get('section').getAttribute('aria-labelledby') ?? '';
    expect(document.getElementById(labelledBy)?.localName).toBe('h3');
    const others = [...container.querySelectorAll('h1, h2, h3, h4, h5, h6')].slice(1);
    expect(others.map(({ localName }) => localName)).toEqual(others.map(() => 'h4'));
  });
});

describe.each(Object.entries(LOADING_PARTS))('%s on its way', (_name, part) => {
  it('says so, and nothing else', async () => {
    const { container, get } = await render(part);
    expect(container.textContent).toBe(`${MARK} loading`);
    expect(get('section').getAttribute('aria-busy')).toBe('true');
  });
});

it.each(Object.entries(EVERY_COMPONENT))(
  '%s sets its heading, where it has one, at the level it is given',
  async (_name, make) => {
    const { container } = await render(make({}, 4));
    const heading = container.querySelector('h1, h2, h3, h4, h5, h6');
    expect(heading?.localName ?? 'h4').toBe('h4');
  },
);
