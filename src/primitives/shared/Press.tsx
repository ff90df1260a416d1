import type { AriaAttributes, ReactNode } from 'react';
import { Link } from '../Link.tsx';
import type { Action, ButtonAttributes, PressTarget } from './types.ts';

/** Whether there is anything to press. */
export const isAvailable = (target: PressTarget | undefined): boolean =>
  target?.href !== undefined || target?.onClick !== undefined;

/** Whether it is rendered as a button, not as a link. */
export const isButton = (target: PressTarget): target is ButtonAttributes =>
  target.href === undefined && target.onClick !== undefined;

/** What the part around it sets on any press. */
export interface PressLook extends Pick<AriaAttributes, 'aria-current'> {
  readonly className?: string | undefined;
  readonly children?: ReactNode;
}

/** An action can be passed, too: its words are rendered by the part around it, and must not become attributes. */
type Words = Partial<Pick<Action, 'label' | 'icon'>>;

/**
 * The pressed element: a link, a button where there is `onClick` but no address, or an unavailable link where there is neither.
 */
export function Press({ label: _label, icon: _icon, ...target }: PressTarget & PressLook & Words) {
  if (isButton(target)) {
    const { accessibleLabel, ...button } = target;
    return <button type="button" {...button} {...named(accessibleLabel)} />;
  }
  const { accessibleLabel, ...link } = target;
  return <Link {...link} {...named(accessibleLabel)} />;
}

// Not `aria-label={undefined}`: some routers' links render whatever they are given.
const named = (label: string | undefined) => (label === undefined ? undefined : { 'aria-label': label });
