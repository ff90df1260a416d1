import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { ENTRIES } from './entries.ts';

const COMMENT = /^[ \t]*\/\*\*?[\s\S]*?\*\/[ \t]*\n|^[ \t]*\/\/.*\n/gm;
const IMPORT = /^import [\s\S]*?;\n/gm;
const REEXPORT = /^export (?:type )?(?:\*|\{([^}]*)\}) from '([^']+)';\n/gm;
const STATEMENT = /\n(?=(?:export|declare|interface|type|const) )/;
const EXPORTED = /^export (?:declare )?(?:abstract )?(?:type|interface|const|function|class) (\w+)/;

/** Which names of a module are public; all of them when undefined. */
type Names = ReadonlySet<string> | undefined;

interface Module {
  /** Its name below the declarations, such as `tokens/roles`. */
  readonly name: string;
  /** Its public declarations and those that they depend on. */
  readonly body: string;
}

const namesIn = (list: string): Set<string> =>
  new Set(list.split(',').map((name) => name.replace(/^\s*type /, '').trim()));

/** The declarations of a module, without the exports that are internal to the library. */
function publicStatements(text: string, names: Names): string {
  const statements = text.replace(IMPORT, '').replace(REEXPORT, '').split(STATEMENT);
  return statements
    .filter((statement) => {
      const name = EXPORTED.exec(statement)?.[1];
      return name === undefined || names === undefined || names.has(name);
    })
    .join('\n')
    .trim();
}

/** The entry and every module that it re-exports from, in the order of its exports. */
function walk(folder: string, module: string, names: Names, seen = new Set<string>()): Module[] {
  if (seen.has(module)) return [];
  seen.add(module);
  const text = readFileSync(join(folder, `${module}.d.ts`), 'utf8').replace(COMMENT, '');
  const sources = [...text.matchAll(REEXPORT)].flatMap(([, list, path = '']) => {
    const source = posix.join(posix.dirname(module), path.replace(/\.js$/, ''));
    return walk(folder, source, list === undefined ? names : namesIn(list), seen);
  });
  return [{ name: module, body: publicStatements(text, names) }, ...sources];
}

const section = (declarationsDir: string, path: string, entry: string): string => {
  const modules = walk(declarationsDir, entry, undefined)
    .filter(({ body }) => body !== '' && body !== 'export {};')
    .map(({ name, body }) => `### ${name}\n\n\`\`\`ts\n${body}\n\`\`\`\n`);
  return `## \`@plinth/ui${path.slice(1)}\`\n\n${modules.join('\n')}`;
};

/**
 * The library's public surface as a text for review: every exported declaration of every entry, without its comments.
 *
 * @param declarationsDir the emitted declarations, absolute
 */
export async function makeApiReport(declarationsDir: string): Promise<string> {
  const sections = Object.entries(ENTRIES).map(([path, entry]) => section(declarationsDir, path, entry));
  const report = [
    '# The public surface',
    '',
    'Written by `npm run api:update` from the emitted declarations; `npm test` fails when the two differ. A change here is',
    'a change for consumers: say so in a changeset (`npx changeset`).',
    '',
    sections.join('\n'),
  ].join('\n');
  return format(report, { ...(await resolveConfig(import.meta.filename)), parser: 'markdown' });
}
