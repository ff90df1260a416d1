import { execFileSync } from 'node:child_process';
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright';
import * as v from 'valibot';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { launchBrowser } from '../browser.ts';
import { makeApiReport } from './apiReport.ts';
import { BUDGETS } from './budgets.ts';
import { buildLibrary } from './buildLibrary.ts';
import { checkPackage } from './checkPackage.ts';
import { packLibrary } from './pack.ts';
import { packagesNeededBy } from './packageJson.ts';
import { measureImport } from './sizes.ts';
import { type ClientFiles, bundleClient } from './tryout/bundleClient.ts';
import { makeScratchProject } from './tryout/scratchProject.ts';
import { serverExports } from './tryout/serverExports.ts';

/** The library as consumers get it: built, packed, and installed and used in a project outside the repository. */

const root = fileURLToPath(new URL('../..', import.meta.url));
const scratch = mkdtempSync(join(tmpdir(), 'plinth-lib-'));
const outDir = join(scratch, 'lib');
let tarball: string;
let project: string;

beforeAll(async () => {
  await buildLibrary(root, outDir);
  tarball = packLibrary(outDir, scratch);
  project = makeScratchProject(root, tarball);
});

afterAll(() => rmSync(scratch, { recursive: true, force: true }));

describe('the package', () => {
  it('passes publint, and its types match its modules', async () => {
    expect(await checkPackage(root, outDir, tarball)).toEqual([]);
  });

  it('needs ky and valibot only in the entries of the API client and the contract', () => {
    const needed = (entry: string) => [...packagesNeededBy(outDir, entry)].toSorted();
    expect(needed('index')).toEqual(['dompurify', 'react', 'styled-components']);
    expect(needed('contract/index')).toEqual(['valibot']);
    expect(needed('api/index')).toEqual(['ky', 'valibot']);
  });

  it('has every guide that its README, its changelog and the waiting notes name', () => {
    const notes = globSync('.changeset/*.md', { cwd: root, exclude: ['.changeset/README.md'] });
    const files = [
      join(outDir, 'README.md'),
      join(outDir, 'CHANGELOG.md'),
      ...notes.map((note) => join(root, note)),
    ];
    const told = files.map((file) => readFileSync(file, 'utf8'));
    const guides = told.flatMap((text) =>
      Array.from(text.matchAll(/`([\w./-]+\.md)`/g), ([, name = '']) => name),
    );
    expect(guides).not.toEqual([]);
    expect(guides.filter((name) => !existsSync(join(outDir, name)))).toEqual([]);
  });
});

describe('its public surface', () => {
  it('has not changed unnoticed: `npm run api:update` records it, a changeset tells consumers', async () => {
    const committed = readFileSync(join(root, 'src/api-report.md'), 'utf8');
    expect(await makeApiReport(outDir)).toBe(committed);
  });

  it('has a comment for editors on every exported name', () => {
    const files = globSync('**/*.d.ts', { cwd: outDir, exclude: ['**/*.styles.d.ts'] });
    expect(files.length).toBeGreaterThan(100);
    const undocumented = files.flatMap((file) =>
      [
        ...readFileSync(join(outDir, file), 'utf8').matchAll(
          /(.*)\nexport (?:declare )?(?:type|interface|const|function|class) (\w+)/g,
        ),
      ]
        .filter(([, before = '']) => !before.trimEnd().endsWith('*/'))
        .map(([, , name = '']) => `${file}: ${name}`),
    );
    expect(undocumented).toEqual([]);
  });
});

describe('in Server Components', () => {
  it('marks all that renders as client code; the rest can be loaded and called on the server', () => {
    const names = serverExports(project);
    expect(names).toEqual(
      expect.arrayContaining(['ENDPOINTS', 'createApiClient', 'formatPrice', 'opticalSize']),
    );
    // Components, and the constants and hooks in their modules, are client references there.
    expect(
      names.filter((name) => /^([A-Z][a-z]\w*|use[A-Z]\w*)$/.test(name) && !/(Schema|Error)$/.test(name)),
    ).toEqual([]);
  });
});

describe('an import', () => {
  it.each(Object.entries(BUDGETS))('of %s brings in only what it needs', async (name, budget) => {
    const { bytes, packages } = await measureImport(project, name, budget.entry);
    expect(packages).toEqual(budget.packages);
    expect(bytes).toBeLessThanOrEqual(budget.kilobytes * 1000);
  });
});

const AnswerSchema = v.object({
  styles: v.string(),
  markup: v.string(),
  streamed: v.string(),
  css: v.string(),
  endpoints: v.array(v.string()),
});

/** Type-checks and compiles the project (nodenext, strict, declarations of the library checked too) and runs it in Node. */
function runServer(): v.InferOutput<typeof AnswerSchema> {
  execFileSync(process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), '-p', '.'], {
    cwd: project,
    stdio: 'pipe',
    encoding: 'utf8',
  });
  const answer = execFileSync(process.execPath, ['out/server.js'], { cwd: project, encoding: 'utf8' });
  return v.parse(AnswerSchema, JSON.parse(answer));
}

/** Sends the form of an open page, and returns what is on the page. */
async function use(page: Page) {
  page.setDefaultTimeout(60_000);
  await page.goto('http://foreign.test/');
  // Works only once React has hydrated: the form sends nothing by itself.
  await page.getByRole('textbox', { name: 'Company' }).fill('Foreign Co.');
  await page.getByRole('textbox', { name: 'Name' }).last().fill('Wei');
  await page.getByRole('textbox', { name: 'Phone' }).fill('0900');
  await page.getByRole('textbox', { name: 'How can we help?' }).fill('Hello');
  await page.getByRole('button', { name: 'Send' }).click();
  await page.locator('body[data-sent="Foreign Co."]').waitFor();
  // Shown only to those who have scrolled down, in the frame that follows.
  const circle = page.getByRole('button', { name: 'Back to top' });
  await page.getByRole('contentinfo').getByRole('link', { name: 'News' }).focus();
  await circle.waitFor();
  return {
    headings: await page.getByRole('heading').allTextContents(),
    price: await page.getByText('$12,000').isVisible(),
    footer: await page.getByRole('contentinfo', { name: 'About the company' }).count(),
    circle: await circle.count(),
    cardColor: await page
      .locator('article')
      .first()
      .evaluate((card) => getComputedStyle(card).backgroundColor),
  };
}

/** Visits the document: the messages in the browser's console, and what the page then contains. */
async function visit(browser: Browser, files: ClientFiles, head: string, body: string) {
  const context = await browser.newContext();
  const page = await context.newPage();
  const troubles: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) troubles.push(message.text());
  });
  page.on('pageerror', (error) => troubles.push(String(error)));
  const document = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Foreign</title><link rel="icon" href="data:,"><link rel="stylesheet" href="/client.css">${head}</head><body><div id="root">${body}</div><script type="module" src="/client.js"></script></body></html>`;
  await context.route('http://foreign.test/**', (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === '/') return route.fulfill({ contentType: 'text/html', body: document });
    const contentType = pathname.endsWith('.js') ? 'text/javascript' : 'text/css';
    const content = files.get(pathname.slice(1));
    return content === undefined
      ? route.fulfill({ status: 404 })
      : route.fulfill({ contentType, body: content });
  });
  const seen = await use(page).catch((error: unknown) => {
    throw new Error(`The page does not work. ${troubles.join(' ')}`, { cause: error });
  });
  await context.close();
  return { troubles, seen };
}

const SEEN = {
  headings: ['Services', 'Cloud hosting', 'We listen', 'Standard', 'Follow'],
  price: true,
  footer: 1,
  circle: 1,
  cardColor: 'rgb(255, 255, 255)',
};

describe('in a foreign project', () => {
  let answer: ReturnType<typeof runServer>;
  let browser: Browser;

  beforeAll(async () => {
    answer = runServer();
    browser = await launchBrowser();
  });
  afterAll(() => browser?.close());
  afterEach(() => vi.unstubAllEnvs());

  it('type-checks with nodenext, renders in Node at once and as a stream, and makes themes', () => {
    for (const text of [
      'Cloud hosting',
      'We listen',
      '$12,000',
      'Send',
      'hello@foreign.example',
      'Back to top',
    ]) {
      expect(answer.markup).toContain(text);
      expect(answer.streamed).toContain(text);
    }
    expect(answer.styles).toContain('var(--color-surface-raised)');
    expect(answer.css).toMatch(/--color-accent:[^;]*#0b7a53/);
    expect(answer.endpoints).toEqual(['menu', 'service', 'home', 'contact']);
  });

  it('renders in the browser from a production build', async () => {
    vi.stubEnv('NODE_ENV', 'production');
    const files = await bundleClient(project, 'production');
    expect(await visit(browser, files, '', '')).toEqual({ troubles: [], seen: SEEN });
  });

  it('hydrates what was rendered at once and what was streamed, without a warning', async () => {
    vi.stubEnv('NODE_ENV', 'development');
    const files = await bundleClient(project, 'development');
    expect(await visit(browser, files, answer.styles, answer.markup)).toEqual({ troubles: [], seen: SEEN });
    expect(await visit(browser, files, '', answer.streamed)).toEqual({ troubles: [], seen: SEEN });
  });
});
