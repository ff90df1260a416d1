import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
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
