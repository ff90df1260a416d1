import { INKS, type InkName } from '../../tokens/inks.ts';
import { propertyName } from '../../tokens/propertyName.ts';
import { token } from '../../tokens/roles.ts';

/** The custom property of a colour that follows its band. */
export const inkProperty = (name: InkName): string => propertyName(`ink.${name}`);

/** The colour that suits the surrounding band. */
export const ink = (name: InkName): string => `var(${inkProperty(name)},${token(INKS[name])})`;
