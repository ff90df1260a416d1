import { css, styled } from 'styled-components';
import { token } from '../../tokens/roles.ts';
import { accentBand, inverseBand } from '../shared/index.ts';
import type { SectionTone } from './Section.tsx';

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

export const SectionBox = styled.section<{ readonly $tone: SectionTone }>`
  position: relative;
  padding-block: ${token('space.section')} calc(${token('space.section')} + ${token('radius.band')});

  /* The round corners of a band lie over the end of the one above it, which keeps that much room. */
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
