import { css } from 'styled-components';
import { bandGround } from '../../tokens/grounds.ts';
import { token } from '../../tokens/roles.ts';
import { inkProperty } from './ink.ts';

/**
 * Turns a part into a band of `surface-inverse`; not on paper and in forced colours, which have no backgrounds: light words and
 * pictures would be lost.
 */
export const inverseBand = css`
  @media screen and (forced-colors: none) {
    ${inkProperty('text')}: ${token('color.text-inverse')};
    ${inkProperty('muted')}: ${token('color.text-inverse-muted')};
    ${inkProperty('accent')}: ${token('color.accent-inverse')};
    ${inkProperty('border')}: ${token('color.border-inverse')};
    ${inkProperty('edge')}: ${token('color.text-inverse-muted')};
    ${inkProperty('focus')}: ${token('color.focus-inverse')};
    ${inkProperty('surface')}: ${token('color.surface-inverse')};
    ${inkProperty('danger')}: ${token('color.danger-inverse')};
    ${bandGround('dark')};
    background: ${token('color.surface-inverse')};
    color: ${token('color.text-inverse')};
  }
`;

/** Turns a part into a band of the accent, with the same exceptions. */
export const accentBand = css`
  @media screen and (forced-colors: none) {
    ${inkProperty('text')}: ${token('color.on-band')};
    ${inkProperty('muted')}: ${token('color.on-band')};
    ${inkProperty('accent')}: ${token('color.accent-on-band')};
    ${inkProperty('border')}: ${token('color.accent-on-band')};
    ${inkProperty('edge')}: ${token('color.accent-on-band')};
    ${inkProperty('focus')}: ${token('color.accent-on-band')};
    ${inkProperty('surface')}: ${token('color.band')};
    ${inkProperty('fill')}: ${token('color.accent-on-band')};
    ${inkProperty('fill-hover')}: ${token('color.accent-on-band')};
    ${inkProperty('on-fill')}: ${token('color.band')};
    ${inkProperty('danger')}: ${token('color.danger-on-band')};
    background: ${token('color.band')};
    color: ${token('color.on-band')};
  }
`;
