import {
  type Breakpoint,
  COLOR_ROLES,
  GROUND_NAMES,
  INKS,
  type InkName,
  SCALES,
  type TokenName,
  customProperty,
  from,
} from '@plinth/ui/tokens';
import type { PluginOption } from 'vite';

/** The module that names custom properties; the site's bundles get another in its place. */
const NAMING_MODULE = /\/src\/tokens\/propertyName\.ts$/;

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** `--a` to `--Z`, then `--aa` and so on. */
const shortName = (index: number): string => {
  const last = LETTERS.charAt(index % LETTERS.length);
  const rest = Math.floor(index / LETTERS.length);
  return rest === 0 ? `--${last}` : `--${LETTERS.charAt(rest - 1)}${last}`;
};

const TOKENS = [
  ...Object.keys(COLOR_ROLES).map((role) => `color.${role}`),
  ...Object.entries(SCALES).flatMap(([group, steps]) => steps.map((step) => `${group}.${step}`)),
] as readonly TokenName[];

/** In the order in which a theme defines them: names that stand together are alike. */
const SHORT = new Map(
  [...TOKENS, ...GROUND_NAMES, ...Object.keys(INKS).map((name) => `ink.${name}`)].map((name, index) => [
    name,
    shortName(index),
  ]),
);
const SHORT_BY_PROPERTY = new Map<string, string>(
  // Inks and grounds are named like tokens.
  Array.from(SHORT, ([name, property]) => [customProperty(name as TokenName), property]),
);

const shortOf = (name: string): string => SHORT.get(name) ?? '';
const short = (name: string): string => `var(${shortOf(name)})`;

/** What may be written out in the templates of styles: a call with one name, and what it gives. */
const CALLS: Readonly<Record<string, (name: string) => string>> = {
  token: short,
  ink: (name) => `var(${shortOf(`ink.${name}`)}, ${short(INKS[name as InkName])})`,
  from: (name) => from(name as Breakpoint),
};
const CALL = /\$\{(token|ink|from)\('([\w.-]+)'\)\}/g;

/**
 * Gives the custom properties of tokens names of one or two letters in finished sites, as bundlers do with variables. Long
 * ones are half a kilobyte of every document after compression. The library itself, the workshop and the development server
 * keep the long ones.
 *
 * What styles look up by a fixed name is written out, so that it need not be done when the app starts.
 */
export function shortProperties(): PluginOption {
  return {
    name: 'short-properties',
    enforce: 'pre',
    load: {
      filter: { id: NAMING_MODULE },
      handler: () =>
        `const names = ${JSON.stringify(Object.fromEntries(SHORT))};\nexport const propertyName = (name) => names[name];\n`,
    },
    transform: {
      filter: { id: /\/src\/.*\.ts$/, code: CALL },
      handler: (code) => ({
        code: code.replace(CALL, (call, lookUp: string, name: string) => CALLS[lookUp]?.(name) ?? call),
        map: null,
      }),
    },
  };
}

/** The same names in a style sheet that no bundle has made, such as a theme's. */
export const withShortProperties = (css: string): string =>
  css.replaceAll(/--[a-z][\w-]*/g, (name) => SHORT_BY_PROPERTY.get(name) ?? name);
