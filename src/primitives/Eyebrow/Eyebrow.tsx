import type { ComponentPropsWithRef } from 'react';
import { StyledEyebrow } from './Eyebrow.styles.ts';

/** Props of {@link Eyebrow}: those of `<p>`. */
export type EyebrowProps = ComponentPropsWithRef<'p'>;

/** A few words above a heading that say what kind of thing follows. */
export function Eyebrow(props: EyebrowProps) {
  return <StyledEyebrow {...props} />;
}
