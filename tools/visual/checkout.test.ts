import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { checkInstalled, withCheckout } from './checkout.ts';
import { newRepository, temporaryFolder } from './testing.ts';

it('a base does not get the working tree’s packages when a lock file of another installer has changed', async () => {
  const { root, commit } = newRepository();
  mkdirSync(join(root, 'node_modules'));
  commit('yarn.lock');
  const use = () => Promise.resolve('used');
  expect(await withCheckout(root, 'HEAD', use)).toBe('used');
  writeFileSync(join(root, 'yarn.lock'), 'changed');
  await expect(withCheckout(root, 'HEAD', use)).rejects.toThrow(/^yarn\.lock has changed: /);
});

it('a base gets the repository’s own packages as they were, and the others by its own lock file', async () => {
  const { root, commit } = newRepository();
  const modules = join(root, 'node_modules');
  mkdirSync(join(modules, '@own'), { recursive: true });
  mkdirSync(join(modules, 'other'));
  mkdirSync(join(root, 'ui'));
  symlinkSync('../../ui', join(modules, '@own/ui'));
  writeFileSync(join(root, '.gitignore'), 'node_modules');
  commit('ui/index.js');
  writeFileSync(join(root, 'ui/index.js'), 'changed');
  const own = (checkout: string) => readFileSync(join(checkout, 'node_modules/@own/ui/index.js'), 'utf8');
  expect(await withCheckout(root, 'HEAD', async (checkout) => own(checkout))).toBe('ui/index.js');

  writeFileSync(join(root, 'package.json'), '{ "name": "a" }');
  const lock = (packages: object) =>
    writeFileSync(
      join(root, 'package-lock.json'),
      JSON.stringify({ name: 'a', lockfileVersion: 3, packages }),
    );
  lock({ '': { name: 'a' } });
  commit('locked');
  lock({ '': { name: 'a' }, 'node_modules/other': { version: '1' } });
  await withCheckout(root, 'HEAD', async (checkout) => {
    expect(existsSync(join(checkout, 'node_modules/other'))).toBe(false);
  });
});

it.each([
  ['--depth=1', 'has the base on no branch'],
  ['--filter=blob:none', 'fetches what it needs when it needs it'],
])('a base is checked out whole where the repository, cloned with %s, %s', async (option) => {
  const { root, git, commit } = newRepository();
  commit('a');
  writeFileSync(join(root, 'a'), 'changed');
  commit('b');
  for (const allowed of ['allowFilter', 'allowAnySHA1InWant']) git('config', `uploadpack.${allowed}`, 'true');
  const clone = join(temporaryFolder(), 'clone');
  git('clone', '--quiet', option, pathToFileURL(root).href, clone);
  const sha = git('rev-parse', 'HEAD~').trim();
  git('-C', clone, 'fetch', '--quiet', 'origin', sha);
  mkdirSync(join(clone, 'node_modules'));
  await withCheckout(clone, sha, async (checkout) => {
    expect(readFileSync(join(checkout, 'a'), 'utf8')).toBe('a');
    expect(existsSync(join(checkout, 'b'))).toBe(false);
  });
});

it('nothing is built with other packages than the lock file names', async () => {
  const root = temporaryFolder();
  const write = (file: string, packages: object) =>
    writeFileSync(join(root, file), JSON.stringify({ packages }));
  const [one, two] = [{ version: '1' }, { version: '2' }];
  mkdirSync(join(root, 'node_modules'));
  write('package-lock.json', {
    ui: two,
    'node_modules/a': one,
    'node_modules/b': two,
    'node_modules/for-others': one,
  });
  // Without such a list, as installed by another package manager.
  await checkInstalled(root);
  // A package of the repository itself has no version to compare.
  const right = { ui: one, 'node_modules/a': one };
  write('node_modules/.package-lock.json', { ...right, 'node_modules/b': two });
  await checkInstalled(root);
  for (const path of ['node_modules/b', 'node_modules/c']) {
    write('node_modules/.package-lock.json', { ...right, [path]: one });
    await expect(checkInstalled(root)).rejects.toThrow(
      `${path} is not what package-lock.json names. Run npm ci first.`,
    );
  }
});
