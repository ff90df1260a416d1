import { css } from 'styled-components';
import { INKS, type InkName } from '../../tokens/inks.ts';
import { bandGround } from '../../tokens/grounds.ts';
import { propertyName } from '../../tokens/propertyName.ts';
import { token } from '../../tokens/roles.ts';

/** The custom property of a colour that follows its band. */
export const inkProperty = (name: InkName): string => propertyName(`ink.${name}`);

/** The colour that is right on the band around. */
export const ink = (name: InkName): string => `var(${inkProperty(name)},${token(INKS[name])})`;

/** Turns a part into a band of `surface-inverse`; not on paper, where grounds are left out and light words would be lost. */
export const inverseBand = css`
  @media screen {
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

/** Turns a part into a band of the accent; not on paper. */
export const accentBand = css`
  @media screen {
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

/** Takes the page's own colours back, for raised surfaces that may stand on any band. */
export const raisedSurface = css`
  ${inkProperty('text')}: initial;
  ${inkProperty('muted')}: initial;
  ${inkProperty('accent')}: initial;
  ${inkProperty('border')}: initial;
  ${inkProperty('edge')}: initial;
  ${inkProperty('focus')}: initial;
  ${inkProperty('surface')}: initial;
  ${inkProperty('fill')}: initial;
  ${inkProperty('fill-hover')}: initial;
  ${inkProperty('on-fill')}: initial;
  ${inkProperty('danger')}: initial;
  ${bandGround()};
  background: ${token('color.surface-raised')};
  color: ${token('color.text')};
`;
