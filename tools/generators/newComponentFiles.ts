import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { componentSources } from './newComponentSources.ts';

/** What a new component is. */
export interface NewComponent {
  /** The repository in which it is made, absolute. */
  readonly root: string;
  /** The component's name: words that each begin with a capital letter. */
  readonly name: string;
}

const BARREL = 'src/components/index.ts';
const EVERY_COMPONENT = 'src/testing/everyComponent.tsx';

/** Adds the component's export to the barrel, before the first whose folder's name comes later. */
function withExport(barrel: string, name: string): string {
  const exports = barrel.trimEnd().split(/(?<=;)\n/);
  const folderOf = (line: string) => /from '\.\/(\w+)\//.exec(line)?.[1] ?? '';
  const next = exports.findIndex((line) => folderOf(line) > name);
  const added = `export * from './${name}/${name}.tsx';`;
  return exports.toSpliced(next === -1 ? exports.length : next, 0, added).join('\n');
}

/**
 * Adds the component to the table of those that the conventions are tried on: into the group that the components are in,
 * before the first whose name comes later.
 */
function withTrial(table: string, name: string): string {
  const line = `    ${name}: (given, level) => <ui.${name} {...given} heading={say('heading')} description={say('words')} headingLevel={level} />,\n`;
  const groups = table.split('\n\n');
  const index = groups.findIndex((group) => group.includes('\n    SkipLink: '));
  const group = groups[index];
  if (group === undefined) throw new Error(`${EVERY_COMPONENT} has no group of components.`);
  const next = Array.from(group.matchAll(/^ {4}(\w+): /gm)).find(([, key = '']) => key > name);
  const place = next?.index ?? group.length;
  const before = group.slice(0, place);
  const added = `${before}${next === undefined ? '\n' : ''}${line}${group.slice(place)}`;
  return groups.with(index, added.trimEnd()).join('\n\n');
}

async function write(root: string, file: string, source: string): Promise<void> {
  const path = join(root, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, await format(source, { ...(await resolveConfig(path)), filepath: path }));
}

/**
 * Writes a component with its styles, story and docs page, exports it, and enters it into the trial of the library's
 * conventions. It passes every check as it stands.
 *
 * @returns the files that were written, relative to the root
 * @throws Error when the name is no component's name or is taken; then nothing is written
 */
export async function createComponent({ root, name }: NewComponent): Promise<readonly string[]> {
  if (!/^(?:[A-Z][a-z0-9]+)+$/.test(name) || name.endsWith('Schema')) {
    throw new Error(`'${name}' cannot be a component's name: use words with capitals, such as PriceTable.`);
  }
  const table = readFileSync(join(root, EVERY_COMPONENT), 'utf8');
  const taken = ['primitives', 'components', 'sections'].some((group) =>
    existsSync(join(root, 'src', group, name)),
  );
  if (taken || table.includes(`\n    ${name}: `)) throw new Error(`There is a component '${name}' already.`);
  const files = {
    ...componentSources(name),
    [BARREL]: withExport(readFileSync(join(root, BARREL), 'utf8'), name),
    [EVERY_COMPONENT]: withTrial(table, name),
  };
  for (const [file, source] of Object.entries(files)) await write(root, file, source);
  return Object.keys(files);
}
