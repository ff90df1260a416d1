import { spawnSync } from 'node:child_process';
import { mkdtempDisposableSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';

it.each([
  ['start.ts', '--port', '3'],
  ['build/main.ts', '--port', '3'],
  ['migrate.ts', '--port', '3'],
  ['lib/updateApiReport.ts', '--port', '3'],
  ['stories/build.ts', '--port', '3'],
  ['stories/test.ts', '--port', '3'],
  ['bench/main.ts', '--port', '3'],
  ['test.ts', '--port', '3'],
  ['generators/main.ts', '--port', '3'],
])('%s refuses an unknown option or argument in one line', (command, ...args) => {
  const { status, stderr } = spawnSync(process.execPath, [join(import.meta.dirname, command), ...args], {
    encoding: 'utf8',
  });
  expect(stderr).toMatch(
    /^(?:Unknown option '--port'\. The options are --.*|There is no argument '--port' here: .*)\n$/,
  );
  expect(status).toBe(1);
});

it('refuses to take pictures in an unknown engine, before it builds or writes anything', () => {
  const { status, stderr } = spawnSync('npm', ['run', '--silent', 'pictures', '--', 'Firefox'], {
    encoding: 'utf8',
  });
  expect(stderr).toBe("An engine must be one of firefox, webkit, chromium, but is 'Firefox'.\n");
  expect(status).toBe(1);
});

it('refuses in one line to test with a browser that cannot be run', () => {
  const { status, stderr } = spawnSync(process.execPath, [join(import.meta.dirname, 'test.ts'), 'types'], {
    encoding: 'utf8',
    env: { ...process.env, CHROMIUM_PATH: '/nowhere' },
  });
  expect(stderr).toBe("CHROMIUM_PATH is '/nowhere', which is no file that can be run.\n");
  expect(status).toBe(1);
});

it('refuses in one line to take pictures with such a browser', () => {
  using output = mkdtempDisposableSync(join(tmpdir(), 'plinth-args-'));
  const visual = join(import.meta.dirname, 'visual.ts');
  const options = ['--all', '--base', 'HEAD', '--output', output.path];
  const { status, stderr } = spawnSync(process.execPath, [visual, ...options], {
    encoding: 'utf8',
    env: { ...process.env, CHROMIUM_PATH: '/nowhere' },
  });
  expect(stderr).toBe(
    "The browser does not start: CHROMIUM_PATH is '/nowhere', which is no file that can be run.\n",
  );
  expect(status).toBe(2);
});
