import { execFileSync } from 'node:child_process';

/**
 * Runs in the project, with the export conditions of server code. An application's bundler replaces the exports of a client
 * module by references; here they are `null`. The built modules end with one list of their exports.
 */
const SCRIPT = `
import { registerHooks } from 'node:module';
registerHooks({
  load(url, context, next) {
    const loaded = next(url, context);
    const source = loaded.format === 'module' ? String(loaded.source) : '';
    if (!/^\\s*['"]use client['"]/.test(source)) return loaded;
    const names = /^export \\{(.*)\\};$/m.exec(source)?.[1] ?? '';
    return { ...loaded, source: 'const client = null; export {' + names.replace(/[\\w$]+/g, 'client as $&') + '};' };
  },
});
const entry = { ...(await import('@plinth/ui')), ...(await import('@plinth/ui/api')), ...(await import('@plinth/ui/contract')) };
process.stdout.write(JSON.stringify(Object.keys(entry).filter((name) => entry[name] !== null)));
`;

/**
 * The names that Server Components get from the root, `./api` and `./contract` as they are, not as client references.
 *
 * @param project a project in which the packed library is installed
 * @throws Error when a module that is not marked as client code needs an API that React has for clients only
 */
export function serverExports(project: string): string[] {
  const answer = execFileSync(
    process.execPath,
    ['--conditions=react-server', '--input-type=module', '--eval', SCRIPT],
    { cwd: project, encoding: 'utf8' },
  );
  const names: string[] = JSON.parse(answer);
  return names;
}
