import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { launchChromium } from '../chromium.ts';
import { lookedAt } from '../answer.ts';
import type { Finding } from '../finding.ts';
import { Scratch, pictureOf, reportOf } from '../testing.ts';

const scratch = new Scratch();

afterEach(() => scratch.restore());
afterAll(() => scratch.dispose());

/** The paths below a folder, which may not exist yet. */
const pathsIn = (folder: string): string[] =>
  existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : [];

/** Whether the line of the shown finding is in the window. */
async function isLineSeen(page: Page): Promise<boolean> {
  const { y = 0, height = 0 } = (await page.locator('#list [aria-current]').boundingBox()) ?? {};
  // Browsers scroll by whole pixels.
  return y > -1 && y + height < (page.viewportSize()?.height ?? 0) + 1;
}

/** How long a run may take until it starts to write what a test waits for. */
const WAIT = { timeout: 60_000 };

describe('an unchanged tree', () => {
  it('shows no difference, five times', async () => {
    for (let run = 1; run <= 5; run += 1) {
      const { code, output } = await scratch.run('--all');
      // The base and the tree are the same: built once, and then kept.
      expect(output.match(/Building/g) ?? []).toHaveLength(run === 1 ? 1 : 0);
      expect(output).toContain('No change in 3 pictures.');
      expect(code).toBe(0);
    }
  });

  it('is reported without a build when nothing that a story shows has changed', async () => {
    scratch.write('README.md', 'Words');
    const { code, output } = await scratch.run('--output', 'dist/new');
    expect(code).toBe(0);
    expect(output).toMatch(/^No picture taken: nothing that a story shows has changed\./);
  });
});

describe('a change', () => {
  it('is found only in its own story, even one pixel of a radius or one step of a colour', async () => {
    scratch.edit('src/Card.tsx', `'var(--radius)'`, '13');
    scratch.edit('src/Badge.tsx', 'rgb(40 120 60)', 'rgb(40 120 61)');
    const { code, output } = await scratch.run();
    expect(output).toContain('Taking 2 pictures of the working tree; 1 cannot have changed.');
    expect(scratch.findings()).toMatchObject([
      { outcome: 'changed', storyId: 'components-badge--usual' },
      { outcome: 'changed', storyId: 'components-card--usual' },
    ]);
    expect(code).toBe(1);
  });

  it('of a token reaches all stories', async () => {
    scratch.edit('src/tokens.css', '94', '95');
    const { code, output } = await scratch.run();
    expect(output).toContain('Taking 3 pictures of the working tree; 0 cannot have changed.');
    expect(scratch.findings()).toMatchObject([{ outcome: 'changed', storyId: 'components-panel--usual' }]);
    expect(code).toBe(1);
  });
});

const TURNING =
  '@keyframes turn { to { rotate: 1turn; } } #storybook-root > * { animation: turn 4s linear infinite; }';

describe('motion that never ends', () => {
  it('leaves no trace', async () => {
    scratch.edit('src/tokens.css', ':root', `${TURNING}\n:root`);
    const { code, output } = await scratch.run();
    expect(output).toContain('No change in 3 pictures.');
    expect(code).toBe(0);
  });
});

const TROUBLED = `
import type { StoryObj } from '@storybook/react-vite';

export default { title: 'Components/Troubled' };

export const New: StoryObj = { render: () => <p>New</p> };
export const Restless: StoryObj = {
  render: () => <p style={{ background: \`rgb(\${Math.floor(Math.random() * 256)} \${performance.now() % 256} 0)\` }}>?</p>,
};
export const Broken: StoryObj = {
  render: () => {
    throw new Error('No data.');
  },
};
export const Speechless: StoryObj = { loaders: [() => Promise.reject()], render: () => <p>Speechless</p> };
export const Unplayed: StoryObj = {
  render: () => <p>Unplayed</p>,
  play: () => {
    throw new Error('No button.');
  },
};
export const LeftOut: StoryObj = {
  parameters: { pictures: { skip: true, reason: 'It is looked at elsewhere.' } },
  render: () => <p>Left out</p>,
};
`;

const TALKATIVE = `
import type { StoryObj } from '@storybook/react-vite';

let shown = 0;
const Count = () => {
  shown += 1;
  return <p>Shown so far: {shown}</p>;
};

export default { title: 'Components/Talkative', component: Count };
export const First: StoryObj = {};
export const Second: StoryObj = {};
`;

const AXE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

describe('stories that come, go and misbehave', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchChromium();
  });
  afterAll(() => browser.close());

  it('are each reported as what they are, in an accessible report', async () => {
    scratch.write('stories/Troubled.stories.tsx', TROUBLED);
    scratch.write('stories/Talkative.stories.tsx', TALKATIVE);
    rmSync(join(scratch.root, 'stories/Badge.stories.tsx'));
    // A move by two pixels.
    scratch.edit('src/Card.tsx', 'margin: 16', 'margin: 18');
    const { code } = await scratch.run();
    expect(code).toBe(1);
    const after = (story: string) =>
      expect.stringContaining(
        `looks different after components-talkative--${story} than in a document of its own`,
      );
    expect(scratch.findings().map(({ outcome, storyId, words }) => [outcome, storyId, words])).toEqual([
      ['removed', 'components-badge--usual', 'gone'],
      ['changed', 'components-card--usual', expect.any(String)],
      ['unstable', 'components-talkative--first', after('second')],
      ['unstable', 'components-talkative--second', after('first')],
      ['failed', 'components-troubled--broken', expect.stringContaining('No data.')],
      ['added', 'components-troubled--new', expect.any(String)],
      ['unstable', 'components-troubled--restless', expect.any(String)],
      ['failed', 'components-troubled--speechless', expect.any(String)],
      ['failed', 'components-troubled--unplayed', expect.stringContaining('No button.')],
    ]);
    expect(scratch.read('dist/visual/summary.md')).toContain(
      'left out with a reason: Components/Troubled / Left Out',
    );

    const context = await browser.newContext({
      viewport: { width: 1200, height: 800 },
      permissions: ['clipboard-write'],
    });
    const page = await context.newPage();
    // It must not request anything but the pictures on screen.
    await context.setOffline(true);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto(`file://${join(scratch.root, 'dist/visual/index.html')}`);
    // The finding is announced to screen readers: pressing the key announces nothing by itself.
    const heading = page.getByRole('status', { name: 'Finding' }).getByRole('heading');
    const shown = () => heading.textContent();
    expect(await shown()).toBe('Components/Troubled / Broken');
    expect(asked.filter((url) => url.endsWith('.png'))).toEqual([]);
    for (const [key, name] of [
      ['j', 'Components/Troubled / Speechless'],
      ['j', 'Components/Troubled / Unplayed'],
      ['j', 'Components/Talkative / First'],
      ['ArrowDown', 'Components/Talkative / Second'],
      ['ArrowRight', 'Components/Troubled / Restless'],
      ['j', 'Components/Card / Usual'],
    ] as const) {
      await page.keyboard.press(key);
      expect(await shown()).toBe(name);
      expect(await isLineSeen(page)).toBe(true);
    }
    await page.keyboard.press('2');
    expect(await page.getByRole('radio', { name: 'Slider' }).isChecked()).toBe(true);
    const slider = page.getByRole('slider', { name: 'Base left of here, Working tree right of it' });
    await slider.press('ArrowRight');
    expect(await slider.inputValue()).toBe('51');
    await page.keyboard.press('Tab');
    await page.keyboard.press('3');
    await page.getByRole('img', { name: 'Differing pixels in red' }).waitFor();
    const usual = scratch.findings().findIndex(({ storyId }) => storyId === 'components-card--usual');
    expect(usual).toBe(1);
    // The browser reports a request a moment after it is made.
    await expect
      .poll(() => asked.filter((url) => url.includes('components-card--usual')), { timeout: 20_000 })
      .toHaveLength(3);

    // A note alone is a question, and is withdrawn with the note.
    const question = page.getByRole('button', { name: 'Question', exact: true });
    await page.getByLabel('Note').fill('Why?');
    expect(await question.getAttribute('aria-pressed')).toBe('true');
    await page.getByLabel('Note').fill('');
    expect(await question.getAttribute('aria-pressed')).toBe('false');

    // Accepted, with a note, and kept for the next run.
    await question.focus();
    await page.keyboard.press('a');
    const accept = page.getByRole('button', { name: 'Accept', exact: true });
    expect(await accept.getAttribute('aria-pressed')).toBe('true');
    await page.getByLabel('Note').fill('Moved, as meant.');
    await page.getByRole('button', { name: 'Copy as a comment' }).click();
    const comment = await page.getByLabel('The answers as a comment').inputValue();
    // Several lines of it, however long the list is that shares its column.
    expect((await page.getByLabel('The answers as a comment').boundingBox())?.height).toBeGreaterThan(100);
    expect(comment).toContain('1 accepted, 0 questioned, 8 not answered.');
    expect(comment).toContain('- Components/Card / Usual (small): Moved, as meant.');
    // The keys work again, and the comment disappears with the next answer.
    await page.getByText('Copied.').waitFor();
    // Held down, the key answers only once.
    await page.keyboard.down('q');
    await page.keyboard.down('q');
    await page.keyboard.up('q');
    expect(await question.getAttribute('aria-pressed')).toBe('true');
    expect(await page.getByLabel('The answers as a comment').isVisible()).toBe(false);
    await page.keyboard.press('a');
    // What speech input types answers nothing where the keys are off.
    await page.getByRole('checkbox', { name: 'Single keys' }).uncheck();
    await page.keyboard.press('q');
    expect(await accept.getAttribute('aria-pressed')).toBe('true');
    await page.getByRole('checkbox', { name: 'Single keys' }).check();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save' }).click();
    const answers = join(scratch.root, 'dist/answers.json');
    await (await download).saveAs(answers);
    await page.keyboard.press('k');
    await page.keyboard.press('1');
    await page.getByRole('img', { name: 'Second picture' }).waitFor();
    await page.evaluate(AXE);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      const found = await page.evaluate('axe.run().then(({ violations }) => violations.map(({ id }) => id))');
      expect(found).toEqual([]);
    }
    const address = page.url();
    expect(address).toContain('#components-troubled--restless.');
    // All pictures here are of one width.
    expect(await page.getByLabel('Width').count()).toBe(0);
    await page.getByLabel('Outcome').selectOption('added');
    const inList = page.getByRole('status', { name: 'Pictures in the list' });
    expect(await inList.textContent()).toBe('1 picture');
    expect(await shown()).toBe('Components/Troubled / New');
    // With no finding in the list, none is shown.
    await page.getByLabel('Component').selectOption('Components/Card');
    expect(await inList.textContent()).toBe('0 pictures');
    expect(await page.getByRole('main').isVisible()).toBe(false);
    await page.getByLabel('Outcome').selectOption('');
    expect(await shown()).toBe('Components/Card / Usual');

    // An address leads everybody to its finding.
    const other = await context.newPage();
    await other.goto(address);
    expect(await other.getByRole('main').getByRole('heading').textContent()).toBe(
      'Components/Troubled / Restless',
    );
    // An answer in one window appears in the other, whose next answer would otherwise overwrite it.
    await other.keyboard.press('q');
    await page.getByText('2 of 9 answered').waitFor({ timeout: 20_000 });
    await other.keyboard.press('q');
    // As Safari does after a hundred times.
    await other.evaluate(() => {
      history.replaceState = () => {
        throw new DOMException('Too often.', 'SecurityError');
      };
    });
    await other.keyboard.press('j');
    await other.getByLabel('Note').fill('Still here?');
    expect(await other.getByRole('main').getByRole('heading').textContent()).toBe('Components/Card / Usual');
    // So does a note, which goes along with an answer from there.
    await expect.poll(() => page.getByLabel('Note').inputValue(), { timeout: 20_000 }).toBe('Still here?');
    await other.getByLabel('Note').fill('');
    await other.getByLabel('Note').blur();
    // To the end of the list.
    for (let left = 3; left > 0; left -= 1) await other.keyboard.press('j');
    expect(await isLineSeen(other)).toBe(true);
    await other.setViewportSize({ width: 390, height: 844 });
    await other.keyboard.press('0');
    expect(await other.getByRole('checkbox', { name: 'Actual size' }).isChecked()).toBe(true);
    const widths = () => [document.documentElement.scrollWidth, window.innerWidth];
    expect(await other.evaluate(widths)).toEqual([390, 390]);
    // The next pictures replace the last ones in place, and the page does not scroll back to the list above them.
    await other.setViewportSize({ width: 390, height: 300 });
    await other.getByRole('main').evaluate((main) => main.scrollIntoView());
    await other.keyboard.press('k');
    await other.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    expect((await other.getByRole('button', { name: 'Next' }).boundingBox())?.y).toBeLessThan(20);
    // Nor does the focus go back to what lies under the bar.
    await other.setViewportSize({ width: 390, height: 200 });
    const note = other.getByLabel('Note');
    await note.evaluate((field) => {
      scrollBy(0, field.getBoundingClientRect().top);
      document.getElementById('pictures')?.focus({ preventScroll: true });
    });
    await other.keyboard.press('Shift+Tab');
    const bar = await other.getByRole('form', { name: 'What is shown' }).boundingBox();
    expect((await note.boundingBox())?.y).toBeGreaterThan((bar?.y ?? 0) + (bar?.height ?? 0));
    await context.close();

    // With two stories: one comes first in the list, the other was answered.
    await scratch.run('--answers', answers, '--stories', 'components-{card,troubled--broken}*');
    expect(scratch.read('dist/visual/summary.md')).not.toContain('left out with a reason');
    expect(scratch.read('dist/visual/summary.md')).toContain('Answered before: 1 accepted, 0 questioned.');
    const stranger = await browser.newContext({ viewport: { width: 1200, height: 800 } });
    const report = await stranger.newPage();
    await report.goto(`file://${join(scratch.root, 'dist/visual/index.html')}`);
    await report.getByRole('combobox', { name: 'Answer' }).selectOption('accepted');
    expect(await report.getByLabel('Note').inputValue()).toBe('Moved, as meant.');
    expect(await report.getByRole('main').getByRole('heading').textContent()).toBe('Components/Card / Usual');
    await stranger.close();
  });
});

const isCheckout = (path: string): boolean => path.includes('/plinth-visual-');

describe('the answers to pictures from several machines', () => {
  it('are kept for the browser that took the parts, which need not be named again', async () => {
    const finding: Finding = { outcome: 'changed', picture: pictureOf('a', 'en'), words: '3 pixels' };
    const answer = { verdict: 'accepted', note: '', of: lookedAt(finding) };
    scratch.write(
      'answers.json',
      JSON.stringify({ base: 'base', answers: { [finding.picture.id]: answer } }),
    );
    const answered = async (browserName: string, ...args: readonly string[]) => {
      const part = { ...reportOf([finding]), shard: { part: 1, of: 1 }, browserName };
      mkdirSync(join(scratch.root, 'part'), { recursive: true });
      scratch.write('part/summary.json', JSON.stringify(part));
      await scratch.run('--merge', 'part', ...args);
      return scratch.read('dist/visual/summary.md').includes('Answered before: 1 accepted');
    };
    expect(await answered('firefox', '--answers', 'answers.json')).toBe(true);
    expect(await answered('chromium')).toBe(false);
    expect(await answered('firefox')).toBe(true);
  });
});

describe('a run that is stopped', () => {
  it('leaves no broken cache and no temporary files', async () => {
    scratch.edit('src/tokens.css', '12px', '13px');
    scratch.commit('Start from an empty cache');

    const building = scratch.start('--all');
    await expect.poll(() => pathsIn(scratch.temporary).filter(isCheckout), WAIT).not.toEqual([]);
    building.kill('SIGKILL');
    await once(building, 'close');

    const pictures = () =>
      pathsIn(join(scratch.root, '.cache/visual')).filter((path) => path.endsWith('.png'));
    const kept = new Set(pictures());
    const taking = scratch.start('--all');
    // The first picture, while it is being written or just after.
    await expect.poll(() => pictures().filter((path) => !kept.has(path)), WAIT).not.toEqual([]);
    taking.kill('SIGKILL');
    await once(taking, 'close');
    // Nor part of a report: another run may have put its own into the same folder.
    expect(existsSync(join(scratch.root, 'dist/visual/pictures'))).toBe(false);

    const { code, output } = await scratch.run('--all');
    expect(output).toContain('No change in 3 pictures.');
    expect(code).toBe(0);
    expect(readdirSync(join(scratch.root, '.cache/visual/unfinished'))).toEqual([]);
    expect(pathsIn(scratch.temporary).filter(isCheckout)).toEqual([]);
  });
});

describe('a run that is told to end', () => {
  it.each([
    ['SIGINT', 130],
    ['SIGTERM', 143],
  ] as const)('does so at %s, without reporting what it then could not do', async (signal, code) => {
    const { code: ended, output } = await scratch.runUntil('; 0 cannot have changed.\n', (run) =>
      run.kill(signal),
    );
    expect(ended).toBe(code);
    expect(output).toMatch(/cannot have changed\.\n$/);
  });
});

describe('a run whose files change while it builds', () => {
  it('keeps nothing under the name of their old content', async () => {
    scratch.edit('src/tokens.css', '94', '95');
    const run = scratch.runUntil('Building the workshop of the working tree.', () => scratch.restore());
    expect(await run).toMatchObject({
      code: 2,
      output: expect.stringContaining('Files were changed while their workshop was built. Run it again.'),
    });
    scratch.edit('src/tokens.css', '94', '95');
    expect(await scratch.run('--all')).toMatchObject({ code: 1 });
  });
});

describe('an impossible run', () => {
  it('says why in plain words and exits with 2', async () => {
    mkdirSync(join(scratch.root, 'dist/visual'), { recursive: true });
    scratch.write('dist/visual/index.html', 'The report of an older run');
    expect(await scratch.run('--base', 'nowhere')).toEqual({
      code: 2,
      output: "There is no commit 'nowhere' here. Fetch it, or name another with --base.\n",
    });
    expect(existsSync(join(scratch.root, 'dist/visual/index.html'))).toBe(false);
    // The second is in a folder that exists but takes no new ones.
    for (const folder of ['package.json/report', '/proc/report']) {
      const { code: noFolder, output: why } = await scratch.run('--output', folder);
      expect(noFolder).toBe(2);
      expect(why).toMatch(new RegExp(`^The report cannot be put into ${folder}: .+\n$`));
    }
    // The second contains the repository, such as somebody's home with their own pictures.
    for (const folder of ['stories', '..'])
      expect(await scratch.run('--base', 'nowhere', '--output', folder)).toEqual({
        code: 2,
        output: `--output ${folder} has files of the repository: name another folder.\n`,
      });
    // Reported before anything is built, and even where nothing would be.
    expect(await scratch.run('--browser', 'Safari')).toEqual({
      code: 2,
      output: "--browser takes one of chromium, not 'Safari'.\n",
    });
    expect(await scratch.run('--all', '--answers', 'nowhere.json')).toEqual({
      code: 2,
      output: 'The answers in nowhere.json cannot be read.\n',
    });
    scratch.write('stories/Card.stories.tsx', 'export default {');
    const { code, output } = await scratch.run();
    expect(code).toBe(2);
    expect(output).toContain('Card.stories.tsx');
    expect(output).not.toContain('The base');
    expect(existsSync(join(scratch.root, 'node_modules'))).toBe(true);
    scratch.commit('Break');
    scratch.git('checkout', '--quiet', 'HEAD~', '--', 'stories');
    expect(await scratch.run('--base', 'HEAD')).toMatchObject({
      code: 2,
      output: expect.stringMatching(/The base has no workshop to compare with\. [^]+Card\.stories\.tsx/),
    });
  });
});
