import { Prose, SectionFrame as Frame, type SectionFrameProps } from '@plinth/ui';
import type { JSX } from 'react';

/** A band of free text. */
export function SectionFrame({ children, ...rest }: SectionFrameProps): JSX.Element {
  return <Frame {...rest}>{children !== undefined && <Prose>{children}</Prose>}</Frame>;
}
