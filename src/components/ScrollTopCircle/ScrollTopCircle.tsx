import { type ComponentPropsWithRef, useRef } from 'react';
import { useMergedRefs } from '../../hooks/useMergedRefs.ts';
import { useNameWarning } from '../../hooks/useNameWarning.ts';
import { warnWithoutText } from '../../primitives/shared/warnings.ts';
import { Circle } from './ScrollTopCircle.styles.ts';
import { scrollToTop } from './scrollToTop.ts';
import { useScrollProgress } from './useScrollProgress.ts';

/** Props of {@link ScrollTopCircle}. */
export interface ScrollTopCircleProps extends Omit<ComponentPropsWithRef<'button'>, 'children' | 'onClick'> {
  /** The button's name, said by assistive technology. */
  readonly label: string;
}

/** A circle in the corner whose ring shows how far the visitor has scrolled; a press leads back to the top. */
export function ScrollTopCircle({ label, ref, ...rest }: ScrollTopCircleProps) {
  warnWithoutText('ScrollTopCircle', 'label', label);
  const own = useRef<HTMLButtonElement>(null);
  useScrollProgress(own);
  return (
    <Circle
      ref={useMergedRefs(own, useNameWarning('ScrollTopCircle', ref))}
      type="button"
      aria-label={label}
      title={label}
      onClick={scrollToTop}
      {...rest}
    >
      <svg viewBox="0 0 48 48" fill="none" aria-hidden="true">
        <circle cx="24" cy="24" r="22" />
        <circle cx="24" cy="24" r="22" pathLength="1" data-part="progress" />
        <path
          d="M24 31V18m-6 5.5 6-6 6 6"
          stroke="currentColor"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
    </Circle>
  );
}
