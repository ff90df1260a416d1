import { ERROR_CODES, builtinResolvers, makeFsImporter, parse } from 'react-docgen';
import type { Plugin } from 'vite';

/** The modules with props to document: the parts of the library. */
const COMPONENTS = /\/src\/(?:primitives|components|sections|forms)\/.+\.tsx$/;

/** Docstrings name other parts by `{@link Name}`; a docs page shows the name. */
const LINK = /\{@link ([^}]+)\}/g;

const resolver = new builtinResolvers.FindExportedDefinitionsResolver();

/**
 * Attaches the docstrings and defaults of its props to each part of the library, where docs pages and Controls look for them.
 *
 * Storybook's own plugin reads every module, and for each one its imported files again. That takes four times as long, time that
 * delays the development server's first story. This one keeps what it has read until a file changes.
 */
export function docgen(): Plugin {
  let importer = makeFsImporter();
  return {
    name: 'docgen',
    // Later plugins see no types.
    enforce: 'pre',
    watchChange() {
      importer = makeFsImporter();
    },
    transform: {
      filter: { id: COMPONENTS },
      handler(code, filename) {
        try {
          const told = parse(code, { filename, resolver, importer }).map(
            (info) => `${info.displayName}.__docgenInfo = ${JSON.stringify(info).replace(LINK, '`$1`')};`,
          );
          // No source map is needed: code is only appended, so positions stay.
          return { code: [code, ...told].join('\n'), map: null };
        } catch (error) {
          if (error instanceof Error && 'code' in error && error.code === ERROR_CODES.MISSING_DEFINITION)
            return undefined;
          throw error;
        }
      },
    },
  };
}
