import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
/* oxlint-disable no-restricted-imports -- Playwright has a JSX of its own, so parts cannot be rendered here; their styles can */
import { Root } from '../../src/components/PeriodSwitch/PeriodSwitch.styles.ts';
import { RadioMark } from '../../src/primitives/RadioGroup/RadioGroup.styles.ts';
/* oxlint-enable no-restricted-imports */
import { BRANDS } from '../support/builds.ts';
import { expect, test } from './test.ts';
import type { Visitor } from './visitor.ts';

/** A phone, a phone in landscape, and a desktop. */
const WINDOWS = [
  [390, 664],
  [568, 320],
  [1440, 700],
] as const;

/** What has the focus, and how far it reaches, with its label, beyond the window's area below the header; null outside main. */
const focusOf = () => {
  const { activeElement: focused } = document;
  if (!(focused instanceof HTMLElement) || !focused.matches('main *')) return null;
  const isField = focused instanceof HTMLInputElement || focused instanceof HTMLTextAreaElement;
  const label = isField ? focused.labels?.[0] : undefined;
  const free = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
  const above = free - (label?.getBoundingClientRect().top ?? 0);
  const below = focused.getBoundingClientRect().bottom - innerHeight;
  return { field: label?.textContent ?? null, out: Math.max(0, Math.round(above), Math.round(below)) };
};

/** Presses the key until all fields of the form have had the focus; returns their number, after checking that each is in view. */
async function goThrough(visitor: Visitor, key: 'Shift+Tab' | 'Tab'): Promise<number> {
  for (let fields = 0; ;) {
    await visitor.pressKey(key);
    const focus = await visitor.evaluate(focusOf);
    if (focus === null || (focus.field === null && fields > 0)) return fields;
    if (focus.field === null) continue;
    fields += 1;
    await expect.poll(() => visitor.evaluate(focusOf), focus.field).toMatchObject({ out: 0 });
  }
}

for (const brand of BRANDS) {
  for (const [width, height] of WINDOWS) {
    test(`${brand}, ${width} by ${height}: the tab key brings each field into sight with its label, there and back`, async ({
      visit,
    }) => {
      const visitor = await visit(brand);
      await visitor.resize(width, height);
      await visitor.open('/main/en/index');
      await visitor.evaluate(() => {
        const [form] = document.forms;
        const comesBefore = (link: Node) =>
          form !== undefined && (link.compareDocumentPosition(form) & Node.DOCUMENT_POSITION_FOLLOWING) > 0;
        [...document.querySelectorAll<HTMLElement>('main a')].findLast(comesBefore)?.focus();
      });
      expect(await goThrough(visitor, 'Tab')).toBe(5);
      await visitor.evaluate(() => document.querySelector<HTMLElement>('footer a')?.focus());
      expect(await goThrough(visitor, 'Shift+Tab')).toBe(5);
    });
  }
}

/** The library's styles of radio buttons, by the classes that have them. */
function radioStyles() {
  const sheet = new ServerStyleSheet();
  const classOf = (element: ReactElement) =>
    /class="([^"]+)"/.exec(renderToStaticMarkup(sheet.collectStyles(element)))?.[1] ?? '';
  const classes = { answer: classOf(createElement(RadioMark)), periods: classOf(createElement(Root)) };
  const css = sheet.instance.toString();
  sheet.seal();
  return { ...classes, css };
}

/* Not on any page of the sites, but owners can compose pages with them. */
test('a radio button reached with an arrow key has its focus ring', async ({ visit }) => {
  const visitor = await visit('cloud');
  await visitor.open('/errorPage');
  await visitor.evaluate(({ answer, periods, css }) => {
    const styles = new CSSStyleSheet();
    styles.replaceSync(css);
    document.adoptedStyleSheets = [styles];
    const two = (name: string, className: string) =>
      [true, false].map((checked) =>
        Object.assign(document.createElement('input'), { type: 'radio', name, checked, className }),
      );
    const group = Object.assign(document.createElement('fieldset'), { className: periods });
    group.append(...two('period', ''));
    document.body.replaceChildren(...two('answer', answer), group);
  }, radioStyles());
  for (const name of ['answer', 'period']) {
    await visitor.tabTo(`[name=${name}]:checked`);
    await visitor.pressKey('ArrowRight');
    await visitor.expectFocus(`[name=${name}]:checked:last-of-type`);
    await visitor.expect(
      () => getComputedStyle(document.activeElement as Element).outlineStyle,
      null,
      'solid',
    );
  }
});
