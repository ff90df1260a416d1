import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The files of something new, by path below the repository, from a folder of templates: in paths and contents `__NAME__` is
 * replaced by the value of that name. Names of sources end in `.txt`, so that no tool takes the templates for modules.
 */
export function fillTemplates(
  folder: string,
  values: Readonly<Record<string, string>>,
): readonly (readonly [file: string, content: string])[] {
  const templates = join(import.meta.dirname, folder);
  const fill = (text: string) => text.replaceAll(/__([A-Z]+)__/g, (_, name: string) => values[name] ?? '');
  return globSync('**/*.{txt,json,yaml}', { cwd: templates }).map((name) => [
    fill(name).replace(/\.txt$/, ''),
    fill(readFileSync(join(templates, name), 'utf8')),
  ]);
}
