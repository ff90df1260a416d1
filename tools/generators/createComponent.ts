import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { fillTemplates } from './fillTemplates.ts';

const BARREL = 'src/components/index.ts';
const EVERY_COMPONENT = 'src/testing/everyComponent.tsx';
const API_REPORT = 'src/api-report.md';

/** Names that a component's files use for their own purposes. */
const OWN_NAMES = ['Default', 'Long', 'Meta', 'Minimal', 'Root', 'Story', 'StoryObj'];

/** Inserts lines in alphabetical order: before the first place whose name comes later, or at the end; `places` finds names. */
function insertByName(text: string, places: RegExp, name: string, lines: string): string {
  const next = [...text.matchAll(places)].find(([, other = '']) => other > name);
  const at = next?.index ?? text.length;
  return `${text.slice(0, at)}${lines}${text.slice(at)}`;
}

/** Adds the component's export to the barrel. */
const withExport = (barrel: string, name: string): string =>
  insertByName(barrel, /^export [^;]* from '\.\/(\w+)\//gm, name, `export * from './${name}/${name}.tsx';\n`);

/** Adds the component to the table for the tests of conventions, into the group of components. */
function withTrial(table: string, name: string): string {
  const line = `    ${name}: (given, level) => <ui.${name} {...given} heading={say('heading')} description={say('words')} headingLevel={level} />,\n`;
  const groups = table.split('\n\n');
  const index = groups.findIndex((group) => group.includes('\n    SkipLink: '));
  const group = groups[index];
  if (group === undefined) throw new Error(`${EVERY_COMPONENT} has no group of components.`);
  return groups.with(index, insertByName(`${group}\n`, /^ {4}(\w+): /gm, name, line).trimEnd()).join('\n\n');
}

async function write(root: string, file: string, source: string): Promise<void> {
  const path = join(root, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, await format(source, { ...(await resolveConfig(path)), filepath: path }));
}

/**
 * Writes a component with its styles, story and docs page, exports it, and adds it to the tests of the library's
 * conventions. It passes every check as it is.
 *
 * @param root the repository in which it is made, absolute
 * @param name words that each begin with a capital letter
 * @returns the files that were written, relative to the root
 * @throws Error when the name is not valid for a component or is taken; then nothing is written
 */
export async function createComponent(root: string, name: string): Promise<readonly string[]> {
  if (!/^(?:[A-Z][a-z0-9]+)+$/.test(name) || name.endsWith('Schema')) {
    throw new Error(`'${name}' cannot be a component's name: use words with capitals, such as PriceTable.`);
  }
  const isThere = ['primitives', 'components', 'sections'].some((group) =>
    existsSync(join(root, 'src', group, name)),
  );
  // Types too, and exports without a folder of their own. Ignoring case: on macOS and Windows disks `Pricecard` is `PriceCard`.
  const isExported = new RegExp(`^export (?:declare )?\\w+ ${name}(?:Props)?\\b`, 'im');
  if (isThere || OWN_NAMES.includes(name) || isExported.test(readFileSync(join(root, API_REPORT), 'utf8')))
    throw new Error(`The name '${name}' is taken already, in the library or in every component's own files.`);
  const files = [
    ...fillTemplates('component', { NAME: name }),
    [BARREL, withExport(readFileSync(join(root, BARREL), 'utf8'), name)] as const,
    [EVERY_COMPONENT, withTrial(readFileSync(join(root, EVERY_COMPONENT), 'utf8'), name)] as const,
  ];
  for (const [file, source] of files) await write(root, file, source);
  return files.map(([file]) => file);
}
