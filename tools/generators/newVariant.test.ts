import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PROJECT_ROOT as root } from '@plinth/server/settings';
import { readPage } from '@plinth/site/composed';
import { LANG_CODES } from '@plinth/ui/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkBuiltSite } from '../checks/findable.ts';
import { createVariant } from './createVariant.ts';
import { buildInCopy, makeTemporaryCopy } from './temporaryCopy.ts';

/** A name that nobody is likely to have used when following the guides. */
const NAME = 'a-brand-of-this-test';
const ORIGIN = 'https://www.a-brand.example';

describe('a new brand', () => {
  let copy: string;
  let build: string;

  beforeAll(() => {
    copy = makeTemporaryCopy();
    createVariant(copy, NAME, '#0b7a53');
    build = buildInCopy(copy, { SITE_VARIANT: NAME, SITE_URL: ORIGIN });
  });
  afterAll(() => rmSync(copy, { recursive: true, force: true }));

  it('builds as it is, and every check of a built site passes', () => {
    expect(build).toMatch(new RegExp(`Built ${NAME}: \\d+ pages for ${ORIGIN}/;`));
    expect(checkBuiltSite(join(copy, 'dist/site', NAME), ORIGIN, '/')).toEqual([]);
  });

  it.each(LANG_CODES)('shows all its sections on its home page in %s', (langCode) => {
    const home = readFileSync(join(copy, 'dist/site', NAME, `main/${langCode}/index.html`), 'utf8');
    const file = join(copy, 'site/variants', NAME, `pages/home.${langCode}.yaml`);
    const { page } = readPage(readFileSync(file, 'utf8'), file, {
      langCode,
      isHome: true,
      picture: (src, alt) => ({ src, alt }),
    });
    const titles = (page?.sections ?? []).flatMap(({ heading }) => heading ?? []);
    expect(titles).toHaveLength(6);
    for (const title of titles) expect(home).toContain(title);
    expect(home).toMatch(/--color-accent:[^;]*#0b7a53/i);
  });

  const runTests = (...files: string[]) =>
    execFileSync(
      join(root, 'node_modules/.bin/vitest'),
      ['run', '--project', 'node', '--reporter', 'verbose', ...files],
      { cwd: copy, encoding: 'utf8', env: { ...process.env, NODE_ENV: 'test', NO_COLOR: '1' } },
    );

  it('works in the server, and appears in the workshop’s toolbar, modes and pages beside the others', () => {
    const output = runTests(
      'server/settings',
      'server/tests/content',
      'site/texts/dictionary',
      'stories/brands',
      'stories/mocks',
      'stories/recipes',
    );
    expect(output).toContain(`the content of ${NAME} is good`);
    expect(output).toContain(`the brand ${NAME} > has modes, and pictures of its pages and their states`);
    expect(output).toContain(`mock handlers of ${NAME} > `);
    // In both languages.
    expect(output).toContain(`the dictionaries of ${NAME} > has every word`);
  });

  it('appears in the workshop too when it keeps its content in its own folder', () => {
    const [usual, own] = [join(copy, 'server/content', NAME), join(copy, 'site/variants', NAME, 'content')];
    renameSync(usual, own);
    const output = runTests('stories/brands');
    renameSync(own, usual);
    expect(output).toContain(`the brand ${NAME} > has words and answers for its pages in en`);
  });
});

describe('createVariant', () => {
  const scratch = mkdtempSync(join(tmpdir(), 'plinth-variant-'));
  afterAll(() => rmSync(scratch, { recursive: true, force: true }));

  it('refuses names that are no folder names, and names that are taken', () => {
    for (const name of ['', 'Acme', '../acme', 'acme labs', '-acme', 'acme-']) {
      expect(() => createVariant(scratch, name)).toThrow("cannot be a brand's name");
    }
    createVariant(scratch, 'acme');
    expect(() => createVariant(scratch, 'acme')).toThrow("There is a brand 'acme' already");
  });

  it('writes nothing when the accent is no colour', () => {
    expect(() => createVariant(scratch, 'bad', 'blurple')).toThrow('blurple');
    expect(() => createVariant(scratch, 'bad')).not.toThrow();
  });
});
