import type { ComponentPropsWithRef } from 'react';

/** Looks like a link, but takes no focus: nothing on the canvas leads anywhere. */
export function PlainLink({ children, ...props }: ComponentPropsWithRef<'a'>) {
  return (
    <a {...props} tabIndex={-1}>
      {children}
    </a>
  );
}
