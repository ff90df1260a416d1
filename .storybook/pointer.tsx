import type { Decorator } from '@storybook/react-vite';
import { type PropsWithChildren, useLayoutEffect } from 'react';

/** Where a story has its pointer, as `parameters.pointer`. */
export interface PointerParameter {
  /** A CSS selector; the pointer is over everything in the story that it matches, and so over all its ancestors. */
  readonly over: string;
  /** Whether its button is down there as well. */
  readonly isDown?: boolean;
}

/** No script can move the pointer, so an attribute replaces these pseudo-classes in style sheets. */
const STANDS_FOR: Readonly<Record<string, string>> = {
  hover: ':is(:hover, [data-pointer])',
  active: ":is(:active, [data-pointer='down'])",
};
const POINTER_STATE = /:(hover|active)(?![-\w])/g;

/**
 * Makes the page's rules for the pointer match the attribute too. They are changed in place and keep their specificity, so
 * that the same rules win as with a real pointer.
 */
function takeMarksForPointers(rules: CSSRuleList): void {
  for (const rule of rules) {
    if (rule instanceof CSSStyleRule && !rule.selectorText.includes('[data-pointer')) {
      const selector = rule.selectorText.replace(
        POINTER_STATE,
        (state, name: string) => STANDS_FOR[name] ?? state,
      );
      if (selector !== rule.selectorText) rule.selectorText = selector;
    }
    // Nothing hovers on a touch screen, where the story would show nothing and fail.
    if (rule instanceof CSSMediaRule && rule.conditionText === '(hover: hover)') rule.media.mediaText = 'all';
    if ('cssRules' in rule && rule.cssRules instanceof CSSRuleList) takeMarksForPointers(rule.cssRules);
  }
}

const lineage = (element: Element | null, root: Element): Element[] =>
  element === null || element === root ? [] : [element, ...lineage(element.parentElement, root)];

function Pointed({
  over,
  isDown = false,
  root,
  children,
}: PropsWithChildren<PointerParameter & { root: Element }>) {
  // After every render, since each can bring new elements and new rules.
  useLayoutEffect(() => {
    const targets = [...root.querySelectorAll(over)];
    for (const sheet of document.styleSheets) takeMarksForPointers(sheet.cssRules);
    const marked = new Set(targets.flatMap((target) => lineage(target, root)));
    mark(marked, isDown ? 'down' : 'over');
    return () => mark(marked, undefined);
  });
  return children;
}

/** Puts the pointer where the story says. */
export const withPointer: Decorator = (Story, { parameters, canvasElement }) => {
  const pointer = parameters.pointer;
  if (pointer === undefined) return <Story />;
  return (
    <Pointed {...pointer} root={canvasElement}>
      <Story />
    </Pointed>
  );
};

const LOOKS = [
  'color',
  'backgroundColor',
  'borderColor',
  'boxShadow',
  'opacity',
  'filter',
  'translate',
  'scale',
  'textDecorationLine',
  'textDecorationThickness',
] as const;

const looksOf = (elements: readonly Element[]): string =>
  elements
    .map((element) => {
      const style = getComputedStyle(element);
      return LOOKS.map((look) => style[look]).join();
    })
    .join();

/** What the pointer leaves when it leaves only this target: the target and its ancestors that contain no other target. */
const ownLineage = (target: Element, targets: readonly Element[], root: Element): Element[] =>
  lineage(target, root).filter(
    (holder) => !targets.some((other) => other !== target && holder.contains(other)),
  );

/** Sets the attribute on elements; undefined removes it. */
function mark(elements: Iterable<Element>, value: 'over' | 'down' | undefined): void {
  for (const element of elements) {
    if (value === undefined) element.removeAttribute('data-pointer');
    else element.setAttribute('data-pointer', value);
  }
}

/**
 * @throws Error when nothing is under the pointer, or when something there looks the same without it, or the same pressed as not:
 *   it has no such style, or the attribute no longer reaches the rules
 */
export function failOnIdlePointer(root: Element, { over, isDown = false }: PointerParameter): void {
  const all = [...root.querySelectorAll(over)];
  if (all.length === 0) throw new Error(`The pointer is over nothing: the story has no '${over}'.`);
  const targets = all.filter((target) => target.checkVisibility());
  // During a transition the old looks would still be measured.
  const still = document.createElement('style');
  still.textContent = '* { transition: none !important; }';
  document.head.append(still);
  const idle = targets.filter((target) => {
    const own = ownLineage(target, targets, root);
    const seen = own.flatMap((element) => [element, ...element.querySelectorAll('*')]);
    const answering = looksOf(seen);
    mark(own, isDown ? 'over' : undefined);
    const isIdle = looksOf(seen) === answering;
    mark(own, isDown ? 'down' : 'over');
    return isIdle;
  });
  still.remove();
  if (idle.length === 0) return;
  const names = idle.map((target) => `<${target.localName}> '${(target.textContent ?? '').trim()}'`);
  throw new Error(`It does not answer to the pointer: ${names.join(', ')}.`);
}
