/*
 * `npm run doctor`: says in plain words what this machine lacks. Plain JavaScript without packages, because it has to run where
 * nothing is installed yet; what needs the repository's own Node is checked in `examine.ts`.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The oldest Node that npm may run on here; the scripts bring their own. */
const LEAST = [20, 19];

const program = process.platform === 'win32' ? 'node.cmd' : 'node';
const ownNode = fileURLToPath(new URL(`../../node_modules/.bin/${program}`, import.meta.url));
const rest = fileURLToPath(new URL('examine.ts', import.meta.url));

/** The version of the Node that npm itself runs on, as numbers; `npm run` puts the repository's own first on the path. */
function versionOfNpmsNode() {
  const named = /node\/v(\d+)\.(\d+)/.exec(process.env['npm_config_user_agent'] ?? '');
  const [major = '0', minor = '0'] = named?.slice(1) ?? process.versions.node.split('.');
  return [Number(major), Number(minor)];
}

/** What is wrong with the installed packages, if anything is. */
function wrongPackages() {
  if (!existsSync(ownNode)) return 'are not installed, or not for this kind of machine';
  const { error, stdout } = spawnSync('npm', ['ls', '--depth=0', '--json'], {
    cwd: fileURLToPath(new URL('../..', import.meta.url)),
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  if (error !== undefined) return `are not known, since npm cannot be asked (${error.message})`;
  const { problems = [] } = JSON.parse(stdout);
  return problems.length === 0 ? undefined : `are not those of package.json (${problems.join(', ')})`;
}

const [major, minor] = versionOfNpmsNode();
const isOldNode = major < LEAST[0] || (major === LEAST[0] && minor < LEAST[1]);
if (isOldNode) {
  console.log(`✗ Node is ${major}.${minor}, and has to be ${LEAST.join('.')} or newer: https://nodejs.org/`);
}
const wrong = wrongPackages();
if (wrong === undefined) {
  console.log('✓ The packages are those of package.json.');
  const { status } = spawnSync(ownNode, [rest], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  process.exitCode = isOldNode ? 1 : (status ?? 1);
} else {
  console.log(`✗ The packages ${wrong}: npm ci`);
  console.log('  The rest is looked at once they are.');
  process.exitCode = 1;
}
