import { join, relative, sep } from 'node:path';
import react from '@vitejs/plugin-react';
import { type Plugin, type PluginOption, type UserConfig, transformWithOxc } from 'vite';
import { BUILD_TARGET } from './browserPolicy.ts';

/** The data for the virtual modules. */
export interface SiteModules {
  /** The folder of the brand, absolute. */
  readonly variantDir: string;
  /** The picture manifest. */
  readonly pictures: object;
  /** The brand's own face, if it has one. */
  readonly face?: object | undefined;
}

/** Gives the app its brand, picture data and font, as virtual modules. */
export function siteModules(modules: SiteModules): Plugin {
  // Made on request: pictures change during development.
  const sources = new Map([
    ['virtual:variant', () => `export { variant } from ${JSON.stringify(`${modules.variantDir}/index.ts`)};`],
    ['virtual:pictures', () => `export const pictures = ${JSON.stringify(modules.pictures)};`],
    ['virtual:face', () => `export const face = ${JSON.stringify(modules.face)};`],
  ]);
  return {
    name: 'site-modules',
    resolveId: (id) => (sources.has(id) ? `\0${id}` : undefined),
    load: (id) => sources.get(id.slice(1))?.(),
  };
}

/** Changes the code of a package before it is bundled. */
const rewrite = (name: string, id: RegExp, change: (code: string) => string): PluginOption => ({
  name,
  transform: { filter: { id }, handler: (code) => ({ code: change(code), map: null }) },
});

/** Lets the bundler drop the parts of packages that the site does not use. Saves visitors some 9 kB. */
export function shakePackages(): PluginOption {
  return [
    // Forms, framework mode, scroll restoration: assigning a name for the developer tools, or a wrapper that is not known to be
    // pure, counts as a use.
    rewrite('shake-router', /\/react-router\/dist\//, (code) =>
      code
        .replace(/^\w+\.displayName = "\w+";$/gm, '')
        .replace(/= (React\d*\.(?:forwardRef|memo|createContext)\()/g, '= /*#__PURE__*/ $1'),
    ),
    // Vendor prefixes for browsers of ten years ago, which styled-components adds only on request.
    rewrite('shake-styles', /\/styled-components\/dist\//, (code) =>
      code.replace(/\w+\.prefix&&\w+\.push\(\w+\.prefixer\),/, ''),
    ),
    // Style sheets of lazily loaded modules; there are none.
    rewrite('shake-imports', /vite\/preload-helper/, () => 'export const __vitePreload = (load) => load();'),
  ];
}

/**
 * Names styled components after the path of their module in the repository. In `oxc.plugins` the compiler would use the absolute
 * path: the same commit, built in two folders, would get different class names, and so different files and document sizes.
 *
 * Comes after types and JSX are gone, so that whatever reads these, such as the workshop's tables of props, still finds them.
 */
const styledComponents = (root: string): Plugin => ({
  name: 'styled-components',
  transform: {
    filter: { id: /\.tsx?$/, code: 'styled-components' },
    async handler(given, id) {
      const { code, map } = await transformWithOxc(given, `/${relative(root, id).replaceAll(sep, '/')}`, {
        lang: 'js',
        plugins: { styledComponents: { ssr: true, displayName: false, fileName: false, pure: true } },
      });
      // As text, the form of a map that the compiler and the bundler agree on in every version.
      return { code, map: JSON.stringify(map) };
    },
  },
});

/**
 * Limits a development server to the files of these folders. By default it sends every file of the repository to whoever reaches
 * its port: the database in `data/`, `contacts.csv`, a backup. A plugin, because Storybook overwrites what a configuration says.
 */
export function sourcesOnly(): Plugin {
  const root = join(import.meta.dirname, '..');
  const folders = ['.cache/vite', '.storybook', 'docs', 'node_modules', 'site', 'src', 'stories'];
  return {
    name: 'sources-only',
    apply: 'serve',
    config: () => ({ server: { fs: { allow: folders.map((folder) => join(root, folder)) } } }),
  };
}

/**
 * What every bundle of React code in this project needs: React, styled-components with class names that are the same on
 * the server and in the browser, and syntax that every browser of the policy understands.
 *
 * The library is bundled from its source, so it must not be left to Node.
 *
 * @param root the repository, absolute
 */
export function reactConfig(root = join(import.meta.dirname, '..')): UserConfig {
  return {
    plugins: [react(), styledComponents(root)],
    ssr: { noExternal: true },
    build: { target: BUILD_TARGET },
  };
}
