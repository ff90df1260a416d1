import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, statfsSync } from 'node:fs';
import { totalmem } from 'node:os';
import { join } from 'node:path';
import { readSettings, SettingsError } from '@plinth/server/settings';
import { missingEngines } from '../../e2e/engines/drivers/find.ts';
import getPort from 'get-port';
import { findOnPath, installedBrowser } from '../browser.ts';
import { findNginx } from '../nginx.ts';
import { diagnose, type Machine } from './diagnose.ts';

const root = join(import.meta.dirname, '../..');
const GB = 1024 ** 3;

interface PackageJson {
  readonly version: string;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

const read = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as PackageJson;

function wrongPackages(): string[] {
  const { devDependencies = {} } = read(join(root, 'package.json'));
  return Object.entries(devDependencies).flatMap(([name, wanted]) => {
    const file = join(root, 'node_modules', name, 'package.json');
    const found = existsSync(file) ? read(file).version : 'missing';
    return found === wanted ? [] : [`${name} is ${found}, not ${wanted}`];
  });
}

function hasChineseFace(): boolean | undefined {
  const { error, stdout } = spawnSync('fc-list', [':lang=zh-tw'], { encoding: 'utf8' });
  return error === undefined ? stdout.trim() !== '' : undefined;
}

async function examine(): Promise<Machine> {
  let port = 3000;
  let wrongSetting: string | undefined;
  try {
    ({ port } = readSettings());
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    wrongSetting = error.message;
  }
  const engines = missingEngines();
  const disk = statfsSync(root);
  return {
    wrongPackages: wrongPackages(),
    chromium: installedBrowser(),
    programs: {
      git: findOnPath('git', 'git.exe') !== undefined,
      nginx: findNginx() !== undefined,
      firefox: !engines.includes('firefox'),
      webkit: !engines.includes('webkit'),
    },
    hasChineseFace: hasChineseFace(),
    busyPort: (await getPort({ port })) === port ? undefined : port,
    wrongSetting,
    freeDisk: (disk.bavail * disk.bsize) / GB,
    memory: totalmem() / GB,
  };
}

const SIGNS = { good: '✓', lacking: '✗', optional: '·' } as const;

const findings = diagnose(await examine());
for (const { state, words } of findings) console.log(`${SIGNS[state]} ${words}`);
const isLacking = findings.some(({ state }) => state === 'lacking');
console.log(
  isLacking ? 'What is marked ✗ has to be mended.' : 'Nothing is lacking; · is left out where it is missing.',
);
process.exitCode = isLacking ? 1 : 0;
