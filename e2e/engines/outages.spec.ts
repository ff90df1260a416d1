import { TYPED } from '../support/form.ts';
import { expect, type Place, test } from './test.ts';
import type { Visitor } from './visitor.ts';

/* What is the same code for both brands is tried in one of them. */

const APP = /\/assets\/app\/(?!pages\/)/;
const SUBMIT = 'form button[type=submit]';
const NAME = 'form [name=name]';
const nameTyped = () => document.querySelector<HTMLInputElement>('form [name=name]')?.value ?? null;

/** Waits until a page has reported that all its files were refused; while it reports, Firefox loses what is typed. */
async function untilRefused({ gate, evaluate }: Visitor & Place): Promise<void> {
  const told: string[] = [];
  const preloads = () => document.querySelectorAll('head > [rel=modulepreload]').length;
  await expect(async () => {
    told.push(...gate.takeTroubles());
    expect(told.length).toBeGreaterThan(0);
    expect(told).toHaveLength(await evaluate(preloads));
  }).toPass();
}

for (const [how, status] of [
  ['refused', 503],
  ['not there', 404],
] as const) {
  test(`an app that was ${how} for a while comes with the next page`, async ({ visit }) => {
    const visitor = await visit('cloud');
    const heal = visitor.gate.refuse(APP, status);
    await visitor.openDocument('/main/en/index');
    await untilRefused(visitor);
    heal();
    await visitor.openDocument('/main/en/about');
    await visitor.untilAlive();
  });
}

test('an app that was refused comes to whoever presses again, with what was typed', async ({ visit }) => {
  const visitor = await visit('agency');
  const heal = visitor.gate.refuse(APP);
  await visitor.openDocument('/main/zh-tw/index');
  await untilRefused(visitor);
  await visitor.press(SUBMIT);
  // Hidden until then.
  await visitor.expectVisible('#start-note', 1);
  await visitor.press(NAME);
  await visitor.type(TYPED.name);
  heal();
  // Engines that remember a failed script get a new document.
  await visitor.press(SUBMIT);
  await visitor.untilAlive();
  await visitor.expectVisible('#start-note', 0);
  await visitor.expect(nameTyped, null, TYPED.name);
});

test('what was typed where the app could not be fetched is there after another page', async ({ visit }) => {
  const visitor = await visit('agency');
  const heal = visitor.gate.refuse(APP);
  await visitor.openDocument('/main/zh-tw/index');
  await untilRefused(visitor);
  await visitor.press(NAME);
  await visitor.type(TYPED.name);
  await visitor.expect(nameTyped, null, TYPED.name);
  heal();
  await visitor.openDocument('/main/zh-tw/about');
  await visitor.open('/main/zh-tw/index');
  await visitor.expect(nameTyped, null, TYPED.name);
});
