import type { AxeResults, Result } from 'axe-core';
import type { Channel } from 'storybook/internal/channels';

/**
 * Functions that run inside the page of Storybook's preview; the test-runner's hooks send them there. They may use nothing
 * from outside themselves but what Storybook puts on the page.
 */

/** The result of a story: what it threw, and what axe found. */
interface Finished {
  readonly thrown: readonly string[];
  readonly violations: readonly Result[];
}

/** The part of Storybook's event of this name that is read. */
interface StoryFinished {
  readonly reporters: readonly { readonly type: string; readonly result: Partial<AxeResults> }[];
}

declare const __STORYBOOK_ADDONS_CHANNEL__: Channel;
declare const __STORYBOOK_PREVIEW__: {
  ready(): Promise<void>;
  readonly storyStoreValue: {
    readonly userGlobals: { update(globals: object): void };
    loadStory(options: {
      storyId: string;
    }): Promise<{ readonly storyGlobals?: { readonly viewport?: { readonly value?: string } } }>;
  };
};

/** Resolves when Storybook can show stories; from then on the page keeps a record of its requests. */
export async function previewReady(kept: number): Promise<void> {
  performance.setResourceTimingBufferSize(kept);
  await __STORYBOOK_PREVIEW__.ready();
}

/**
 * What went wrong on the network since the story was prepared: missing files and calls that leave this machine. Answers of mocks,
 * for the backend and for composed pages, do not count: an error may be what the story shows, or a late call of the story before,
 * answered by mocks that are no longer its own. The record is read from the page and each frame in it; sending every call and
 * answer to the tests took a twelfth of their time.
 *
 * @returns one line for each call
 */
export function networkTrouble(): readonly string[] {
  const frames = [...document.querySelectorAll('iframe')].flatMap(
    ({ contentDocument }) => contentDocument?.defaultView ?? [],
  );
  const prepared = performance.getEntriesByName('story-prepared').at(-1)?.startTime ?? 0;
  const calls = [window, ...frames]
    .flatMap((page) => {
      const kept = page.performance.getEntriesByType('resource');
      page.performance.clearResourceTimings();
      // Each frame's times are relative to its own start.
      const since = performance.timeOrigin + prepared - page.performance.timeOrigin;
      return kept.filter(({ startTime }) => startTime >= since) as PerformanceResourceTiming[];
    })
    // The browser requests this by itself.
    .filter(({ name }) => new URL(name).pathname !== '/favicon.ico');
  return calls.flatMap(({ name, responseStatus }) => {
    if (name.startsWith('http') && !name.startsWith(location.origin))
      return [`A call leaves this machine: ${name}`];
    const isMocked = name.includes('/server/') || name.includes('/assets/pages/');
    return responseStatus >= 400 && !isMocked ? [`${responseStatus} for ${name}`] : [];
  });
}

/**
 * Sets the globals without a render: the previous story must not be rendered again just before it is left.
 *
 * @returns the name of the viewport that the next story asks for
 */
export async function prepareStory({
  storyId,
  globals,
}: {
  readonly storyId: string;
  readonly globals: object;
}): Promise<string | undefined> {
  performance.mark('story-prepared');
  const { storyStoreValue } = __STORYBOOK_PREVIEW__;
  storyStoreValue.userGlobals.update(globals);
  const story = await storyStoreValue.loadStory({ storyId });
  return story.storyGlobals?.viewport?.value;
}

/**
 * Changes the toolbar's globals and waits until the story has rendered and been checked again, in the fonts of its brand: the
 * same words in a fallback font can be too high for their box.
 */
export async function renderWith(globals: object): Promise<Finished> {
  const channel = __STORYBOOK_ADDONS_CHANNEL__;
  const thrown: string[] = [];
  const onThrown = (error: { message?: string; description?: string }) =>
    thrown.push(error.message ?? error.description ?? String(error));
  channel.on('storyThrewException', onThrown);
  channel.on('storyErrored', onThrown);
  const finished = await new Promise<Finished>((resolve) => {
    channel.once('storyFinished', ({ reporters }: StoryFinished) => {
      channel.off('storyThrewException', onThrown);
      channel.off('storyErrored', onThrown);
      const results = reporters.filter(({ type }) => type === 'a11y').map(({ result }) => result.violations);
      if (results.length === 0 || results.includes(undefined))
        thrown.push('axe has not looked at the story.');
      resolve({ thrown, violations: results.flatMap((violations) => violations ?? []) });
    });
    channel.emit('updateGlobals', { globals });
  });
  await document.fonts.ready;
  return finished;
}

/**
 * Text that a box cuts off, and a page that is wider than its window: what breaks when a label doubles. Boxes that visually
 * hide their text for assistive technology are skipped, and so are those that match a page's `data-may-cut`, a selector of boxes
 * whose height is fixed on purpose.
 *
 * @returns one line for each finding
 */
export function clippedText(): readonly string[] {
  const TOLERANCE = 2;
  const mayCut = document.querySelector<HTMLElement>('[data-may-cut]')?.dataset['mayCut'];
  const isCutting = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
  /** Many texts are in the same boxes. */
  const cached = <T>(look: (box: Element) => T) => {
    const known = new Map<Element, T>();
    return (box: Element): T => {
      const seen = known.get(box) ?? look(box);
      known.set(box, seen);
      return seen;
    };
  };
  const edgeOf = cached((box) => box.getBoundingClientRect());
  const styleOf = cached((box) => {
    const { overflowX, overflowY, clipPath } = getComputedStyle(box);
    return { overflowX, overflowY, clipPath };
  });
  const isHiddenOnPurpose = (box: Element) =>
    edgeOf(box).width <= TOLERANCE || styleOf(box).clipPath !== 'none';
  const cutBy = (text: DOMRect, box: Element): boolean => {
    const { overflowX, overflowY } = styleOf(box);
    const edge = edgeOf(box);
    const sideways = text.right > edge.right + TOLERANCE || text.left < edge.left - TOLERANCE;
    const below = text.bottom > edge.bottom + TOLERANCE || text.top < edge.top - TOLERANCE;
    return (isCutting(overflowX) && sideways) || (isCutting(overflowY) && below);
  };
  /** A name without room beside its logo is hidden completely, and remains the logo's accessible name. */
  const givesWay = (text: DOMRect, box: Element): boolean =>
    box.hasAttribute('aria-label') && text.top >= edgeOf(box).bottom;
  const isAllowed = (box: Element): boolean => mayCut !== undefined && box.matches(mayCut);
  const boxesAround = (element: Element): Element[] =>
    element === document.body ? [] : [element, ...boxesAround(element.parentElement ?? document.body)];

  const findings: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (parent === null || (node.textContent ?? '').trim() === '') continue;
    if (!parent.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const boxes = boxesAround(parent);
    if (boxes.some(isHiddenOnPurpose)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const text = range.getBoundingClientRect();
    const cutter = boxes.find((box) => cutBy(text, box) && !givesWay(text, box) && !isAllowed(box));
    if (cutter !== undefined)
      findings.push(`<${cutter.localName}> cuts off '${(node.textContent ?? '').trim().slice(0, 60)}'.`);
  }
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth + TOLERANCE)
    findings.push(`The page is ${scrollWidth} wide in a window of ${clientWidth}.`);
  return findings;
}

/** Whether the keyboard can reach anything for {@link unseenFocus} to check. */
export const canTakeFocus = (): boolean =>
  [...document.querySelectorAll('a[href], button, input, select, textarea, summary, [tabindex]')].some(
    (element) => element.checkVisibility(),
  );

/**
 * Checks everything that the keyboard can reach, in forced colours: shadows and backgrounds are gone there, so that only an
 * outline shows where the focus is. What opens on focus, such as a menu, is not checked. The last input before has to be a key
 * press, or focus set by a script would have no ring.
 *
 * @returns one line for each element whose outline, or that of its `::before` or `::after`, does not change with the focus
 */
export function unseenFocus(): readonly string[] {
  const parts = [undefined, '::before', '::after'];
  /** An invisible control that lies over its visible replacement shows its focus there. */
  const faceOf = (element: Element): Element =>
    getComputedStyle(element).opacity === '0' ? (element.nextElementSibling ?? element) : element;
  const outlineOf = (element: Element, part: string | undefined): string => {
    const { content, outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element, part);
    const isDrawn = (part === undefined || content !== 'none') && outlineStyle !== 'none';
    return isDrawn && Number.parseFloat(outlineWidth) > 0
      ? `${outlineStyle} ${outlineWidth} ${outlineColor}`
      : 'none';
  };
  const before = document.activeElement;
  const touched = [
    ...document.querySelectorAll<HTMLElement>(
      'a[href], button, input, select, textarea, summary, [tabindex]',
    ),
  ].filter(
    (element) =>
      element.tabIndex >= 0 &&
      !element.matches(':disabled') &&
      element.checkVisibility({ visibilityProperty: true }),
  );
  const unseen = touched.filter((element) => {
    element.focus({ preventScroll: true });
    if (document.activeElement !== element) return false;
    // Only now: an element that is visible only when focused, such as the skip link, is not transparent any more.
    const face = faceOf(element);
    const seen = parts.map((part) => outlineOf(face, part));
    element.blur();
    const idle = parts.map((part) => outlineOf(face, part));
    return seen.every((outline, index) => outline === 'none' || outline === idle[index]);
  });
  if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  return unseen.map(
    (element) =>
      `In forced colours nothing shows that <${element.localName}> '${(element.ariaLabel ?? element.textContent ?? '').trim()}' has the focus.`,
  );
}
