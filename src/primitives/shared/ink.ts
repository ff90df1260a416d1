import { css } from 'styled-components';
import { INKS, type InkName } from '../../tokens/inks.ts';
import { bandGround } from '../../tokens/grounds.ts';
import { propertyName } from '../../tokens/propertyName.ts';
import { token } from '../../tokens/roles.ts';

/** The custom property of a colour that follows its band. */
export const inkProperty = (name: InkName): string => propertyName(`ink.${name}`);

/** The colour that suits the surrounding band. */
export const ink = (name: InkName): string => `var(${inkProperty(name)},${token(INKS[name])})`;

/** Restores the page's own colours, for raised surfaces that may stand on any band. */
export const raisedSurface = css`
  ${Object.keys(INKS).map((name) => `${inkProperty(name as InkName)}:initial;`)}
  ${bandGround()};
  background: ${token('color.surface-raised')};
  color: ${token('color.text')};
`;
