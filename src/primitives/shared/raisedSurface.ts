import { css } from 'styled-components';
import { bandGround } from '../../tokens/grounds.ts';
import { INKS, type InkName } from '../../tokens/inks.ts';
import { token } from '../../tokens/roles.ts';
import { inkProperty } from './ink.ts';

/** Restores the page's own colours, for raised surfaces that may stand on any band. */
export const raisedSurface = css`
  ${Object.keys(INKS).map((name) => `${inkProperty(name as InkName)}:initial;`)}
  ${bandGround()};
  background: ${token('color.surface-raised')};
  color: ${token('color.text')};
`;
