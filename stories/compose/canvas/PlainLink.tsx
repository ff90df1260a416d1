import type { ComponentPropsWithRef } from 'react';

/** A link that looks like one and is left out of the keyboard's way: nothing on the canvas leads anywhere. */
export function PlainLink({ children, ...props }: ComponentPropsWithRef<'a'>) {
  return (
    <a {...props} tabIndex={-1}>
      {children}
    </a>
  );
}
