import type { ComponentPropsWithRef } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { warnWithoutText } from '../shared/warnings.ts';
import { Ring, SpinnerBox } from './Spinner.styles.ts';

/** Props of {@link Spinner}. */
export interface SpinnerProps extends ComponentPropsWithRef<'span'> {
  /**
   * Its words for assistive technology. They are announced where the element around the spinner has the role `status` and was
   * there before it: most screen readers miss a status that comes together with its words. Without it the spinner is decoration
   * beside text that says the same.
   */
  readonly label?: string | undefined;
}

/** A turning ring as large as the text around it. */
export function Spinner({ label, ...rest }: SpinnerProps) {
  if (label !== undefined) warnWithoutText('Spinner', 'label', label);
  return (
    <SpinnerBox role={label === undefined ? undefined : 'status'} {...rest}>
      <Ring aria-hidden="true" />
      {label !== undefined && <VisuallyHidden>{label}</VisuallyHidden>}
    </SpinnerBox>
  );
}
