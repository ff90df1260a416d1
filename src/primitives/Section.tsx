import type { ComponentPropsWithRef } from 'react';
import { css, styled } from 'styled-components';
import { token } from '../tokens/roles.ts';
import { type BoxElement, accentBand, inverseBand } from './shared/index.ts';

/** The backgrounds of a band. */
export const SECTION_TONES = ['surface', 'sunken', 'inverse', 'accent'] as const;
/** The name of a background of a band. */
export type SectionTone = (typeof SECTION_TONES)[number];

/** Props of {@link Section}. */
export interface SectionProps extends ComponentPropsWithRef<'section'> {
  /** The element; a `section` when missing. */
  readonly as?: BoxElement | undefined;
  /** The band's background; text, links and focus rings inside follow it. */
  readonly tone?: SectionTone | undefined;
  /** The id of the heading that names the section. */
  readonly labelledBy?: string | undefined;
}

const tones = {
  surface: css`
    background: ${token('color.surface')};
  `,
  sunken: css`
    background: ${token('color.surface-sunken')};
  `,
  inverse: inverseBand,
  accent: accentBand,
} as const satisfies Record<SectionTone, unknown>;

const SectionBox = styled.section<{ readonly $tone: SectionTone }>`
  position: relative;
  padding-block: ${token('space.section')} calc(${token('space.section')} + ${token('radius.band')});

  /* A band's rounded corners lie over the end of the band above it, which has the extra padding for that. */
  section + &::before {
    position: absolute;
    inset: auto 0 100%;
    height: ${token('radius.band')};
    border-radius: ${token('radius.band')} ${token('radius.band')} 0 0;
    background: inherit;
    content: '';
  }
  ${({ $tone }) => tones[$tone]}
`;

/** A band across the page with padding above and below. Put a `Container` inside. */
export function Section({ tone = 'surface', labelledBy, ...rest }: SectionProps) {
  return <SectionBox $tone={tone} aria-labelledby={labelledBy} {...rest} />;
}
