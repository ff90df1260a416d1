import { execFileSync } from 'node:child_process';

/**
 * Runs in the project, with the conditions of server code. What a module of the client exports is a reference there, which an
 * application's bundler makes; here it is `null`. The built modules end with one list of their exports.
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
 * The names that the root, `./api` and `./contract` give to React Server Components as they stand, not as references to the client.
 *
 * @param project a project in which the packed library is installed
 * @throws Error when a module that is not the client's needs what React has for clients only
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
