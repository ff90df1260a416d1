import type { AriaAttributes, ReactNode } from 'react';
import { Link } from '../Link.tsx';
import type { Action, ButtonAttributes, PressTarget } from './types.ts';

/** Whether a press does anything. */
export const isAvailable = (target: PressTarget | undefined): boolean =>
  target?.href !== undefined || target?.onClick !== undefined;

/** Whether it is a button that is pressed, not a link. */
export const isButton = (target: PressTarget): target is ButtonAttributes =>
  target.href === undefined && target.onClick !== undefined;

/** What the part around it says of a press, whatever it does. */
export interface PressLook extends Pick<AriaAttributes, 'aria-current'> {
  readonly className?: string | undefined;
  readonly children?: ReactNode;
}

/** An action, too, is a press: its words are for the part around it, and no attributes. */
type Words = Partial<Pick<Action, 'label' | 'icon'>>;

/** What is pressed: a link, a button where there is no address, and an unavailable link where there is nothing to do. */
export function Press({ label: _label, icon: _icon, ...target }: PressTarget & PressLook & Words) {
  if (isButton(target)) {
    const { accessibleLabel, ...button } = target;
    return <button type="button" {...button} {...named(accessibleLabel)} />;
  }
  const { accessibleLabel, ...link } = target;
  return <Link {...link} {...named(accessibleLabel)} />;
}

// Not `undefined`: some routers' links write what they are given.
const named = (label: string | undefined) => (label === undefined ? undefined : { 'aria-label': label });
