import { expect } from '@playwright/test';
import type { Driver, VisitorOptions } from './drivers/driver.ts';
import type { Gate } from './gate.ts';

/** A function that runs in the page: it can use only its argument, which is passed as JSON, as is its result. */
type InPage<Argument, Result> = (argument: Argument) => Result | Promise<Result>;

/** A visitor with a browser, for tests that are the same in every engine. */
export interface Visitor extends Pick<
  Driver,
  'back' | 'forward' | 'pressKey' | 'type' | 'screenshot' | 'close'
> {
  /** Opens a page of the site by its path, and waits until its controls are alive. */
  open(path: string): Promise<void>;
  /** Opens a page and waits only for the document: its app is held back, or scripts are off. */
  openDocument(path: string): Promise<void>;
  /** Waits until the controls of the document on screen are alive. */
  untilAlive(): Promise<void>;
  /** Sets the window's inner size, in CSS pixels, and waits until the page has followed. */
  resize(width: number, height: number): Promise<void>;
  /** Presses the middle of a visible element that matches; scrolls to it first if needed. */
  press(selector: string): Promise<void>;
  /** Presses Tab until something that matches has the focus. Past the last element Firefox goes on to its own bars. */
  tabTo(selector: string): Promise<void>;
  evaluate<Result>(run: InPage<null, Result>): Promise<Result>;
  evaluate<Argument, Result>(run: InPage<Argument, Result>, argument: Argument): Promise<Result>;
  /** Waits until a function in the page returns this. */
  expect<Argument, Result>(run: InPage<Argument, Result>, argument: Argument, wanted: Result): Promise<void>;
  /** Waits until what matches has the focus. */
  expectFocus(selector: string): Promise<void>;
  /** Waits until the address is this path. */
  expectPath(path: string): Promise<void>;
  /** Waits until this many visible elements match. */
  expectVisible(selector: string, count: number): Promise<void>;
}

/** The longest that a page may take to show what is expected; how long it takes is no finding. */
const LIMIT = { timeout: 30_000 };

/** Where to press: the middle of an element's visible part, or why it cannot be pressed. Runs in the page. */
function pointOf(selector: string): { readonly x: number; readonly y: number } | string {
  const element = [...document.querySelectorAll(selector)].find((candidate) => candidate.checkVisibility());
  if (element === undefined) return `nothing to see matches ${selector}`;
  const middle = () => {
    const { left, top, width, height } = element.getClientRects()[0] ?? element.getBoundingClientRect();
    return { x: Math.round(left + width / 2), y: Math.round(top + height / 2) };
  };
  const hit = ({ x, y }: { readonly x: number; readonly y: number }) => {
    const found = document.elementFromPoint(x, y);
    return element.contains(found) ? undefined : found;
  };
  if (hit(middle()) !== undefined) element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const covering = hit(middle());
  return covering === undefined
    ? middle()
    : `${selector} is covered by ${covering?.outerHTML.slice(0, 120) ?? 'nothing: out of the window'}`;
}

/**
 * Makes a visitor whose browser reaches the site through a gate.
 *
 * @param options what the browser was opened with. Where scripts are off, only synchronous functions can run in the page:
 * promises never resolve there.
 */
export function createVisitor(driver: Driver, gate: Gate, options: VisitorOptions): Visitor {
  const evaluate = async <Argument, Result>(run: InPage<Argument, Result>, argument?: Argument) =>
    (await driver.evaluate(run.toString(), argument ?? null)) as Result;
  const expectInPage: Visitor['expect'] = (run, argument, wanted) =>
    // A page that is just being left cannot answer; the next one can.
    expect(async () => {
      const found: unknown = await evaluate(run, argument);
      expect(found).toEqual(wanted);
    }).toPass(LIMIT);
  const untilAlive = () => expectInPage(() => window.isAlive === true, null, true);
  const openDocument = (path: string) => driver.goto(gate.url(path));

  return {
    ...driver,
    evaluate,
    expect: expectInPage,
    openDocument,
    untilAlive,
    async open(path) {
      await openDocument(path);
      await untilAlive();
    },
    async resize(width, height) {
      await driver.resize(width, height);
      await expectInPage(() => [innerWidth, innerHeight], null, [width, height]);
      // Without scripts nothing changes after the layout.
      if (options.scripts === false) return;
      await evaluate(
        () =>
          new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve(null)))),
      );
    },
    async press(selector) {
      await expect(async () => {
        const point = await evaluate(pointOf, selector);
        if (typeof point === 'string') throw new Error(point);
        await driver.pressPointer(point.x, point.y);
      }).toPass(LIMIT);
    },
    async tabTo(selector) {
      for (let presses = 0; presses < 60; presses += 1) {
        await driver.pressKey('Tab');
        if (await evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)) return;
      }
      throw new Error(`${selector} is not reached with Tab.`);
    },
    expectFocus: (selector) =>
      expectInPage((wanted) => document.activeElement?.matches(wanted) ?? false, selector, true),
    expectPath: (path) => expectInPage(() => location.href, null, gate.url(path)),
    expectVisible: (selector, count) =>
      expectInPage(
        (wanted) =>
          [...document.querySelectorAll(wanted)].filter((element) =>
            element.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
          ).length,
        selector,
        count,
      ),
  };
}
