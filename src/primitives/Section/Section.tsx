import type { ComponentPropsWithRef } from 'react';
import type { BoxElement } from '../shared/index.ts';
import { SectionBox } from './Section.styles.ts';

/** The backgrounds of a band. */
export const SECTION_TONES = ['surface', 'sunken', 'inverse', 'accent'] as const;
/** The name of a background of a band. */
export type SectionTone = (typeof SECTION_TONES)[number];

/** Props of {@link Section}. */
export interface SectionProps extends ComponentPropsWithRef<'section'> {
  /** The element; a `section` when missing. */
  readonly as?: BoxElement;
  /** The band's background; text, links and focus rings inside follow it. */
  readonly tone?: SectionTone;
  /** The id of the heading that names the section. */
  readonly labelledBy?: string;
}

/** A band across the page with room above and below. Put a `Container` inside. */
export function Section({ tone = 'surface', labelledBy, ...rest }: SectionProps) {
  return <SectionBox $tone={tone} aria-labelledby={labelledBy} {...rest} />;
}
