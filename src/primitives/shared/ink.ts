import { css } from 'styled-components';
import { INKS, type InkName } from '../../tokens/inks.ts';
import { propertyName } from '../../tokens/propertyName.ts';
import { token } from '../../tokens/roles.ts';

/** The custom property of a colour that follows its band. */
export const inkProperty = (name: InkName): string => propertyName(`ink.${name}`);

/** The colour that is right on the band around. */
export const ink = (name: InkName): string => `var(${inkProperty(name)}, ${token(INKS[name])})`;

/** Turns a part into a band of `surface-inverse`. */
export const inverseBand = css`
  ${inkProperty('text')}: ${token('color.text-inverse')};
  ${inkProperty('muted')}: ${token('color.text-inverse-muted')};
  ${inkProperty('accent')}: ${token('color.accent-inverse')};
  ${inkProperty('border')}: ${token('color.border-inverse')};
  ${inkProperty('edge')}: ${token('color.text-inverse-muted')};
  ${inkProperty('focus')}: ${token('color.focus-inverse')};
  ${inkProperty('surface')}: ${token('color.surface-inverse')};
  background: ${token('color.surface-inverse')};
  color: ${token('color.text-inverse')};
`;

/** The accent as a ground; in the dark, where it would glare, its tint. */
const ground = `light-dark(${token('color.accent')}, ${token('color.accent-soft')})`;
const onGround = `light-dark(${token('color.on-accent')}, ${token('color.on-accent-soft')})`;
const textOnGround = `light-dark(${token('color.on-accent')}, ${token('color.text')})`;

/** Turns a part into a band of the accent. */
export const accentBand = css`
  ${inkProperty('text')}: ${textOnGround};
  ${inkProperty('muted')}: ${textOnGround};
  ${inkProperty('accent')}: ${onGround};
  ${inkProperty('border')}: ${onGround};
  ${inkProperty('edge')}: ${onGround};
  ${inkProperty('focus')}: ${onGround};
  ${inkProperty('surface')}: ${ground};
  ${inkProperty('fill')}: ${onGround};
  ${inkProperty('fill-hover')}: ${onGround};
  ${inkProperty('on-fill')}: ${ground};
  background: ${ground};
  color: ${textOnGround};
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
  background: ${token('color.surface-raised')};
  color: ${token('color.text')};
`;
