import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { launchChromium } from '../chromium.ts';
import { Scratch } from '../testing.ts';

describe('the browser', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchChromium();
  });
  afterAll(() => browser.close());

  it('paints the same whichever part of a page changed before', async () => {
    const page = await browser.newPage({ viewport: { width: 400, height: 300 } });
    await page.setContent(`
      <style>
        main, div, i { position: absolute }
        main { inset: 20px; border-radius: 16px; overflow: hidden; background: skyblue }
        div { inset: 20px; border-radius: 16px; outline: 2px solid navy; outline-offset: 1px }
        i { inset: 3px auto auto 0; width: 60px; height: 60px }
      </style>
      <main><i></i></main><div></div>`);
    const draw = (color: string) =>
      page.evaluate(async (background) => {
        const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
        document.querySelector('i')?.style.setProperty('background', background);
        await frame();
        await frame();
      }, color);
    // A browser that has just started may have no picture before it has painted once.
    await draw('');
    const first = await page.screenshot();
    // A change across the corners of both curves, and back again.
    await draw('red');
    await draw('');
    expect((await page.screenshot()).equals(first)).toBe(true);
    await page.close();
  });
});

describe('the base', () => {
  const scratch = new Scratch();
  afterEach(() => scratch.restore());
  afterAll(() => scratch.dispose());

  it('is photographed in its own modes, whatever those of the working tree are', async () => {
    scratch.edit('.storybook/modes.ts', 'width: 320', 'width: 330');
    const { code } = await scratch.run();
    expect(code).toBe(1);
    const changed = { outcome: 'changed', words: expect.stringContaining('320 × 200 became 330 × 200') };
    expect(scratch.findings()).toMatchObject([changed, changed, changed]);
    scratch.restore();
    expect(await scratch.run('--all')).toMatchObject({ code: 0 });
    expect(await scratch.run('--all', '--stories', 'Components/[BC]*')).toMatchObject({
      code: 0,
      output: expect.stringContaining('No change in 2 pictures.'),
    });
  });

  it('can be photographed by two runs at the same time', async () => {
    scratch.edit('src/tokens.css', '12px', '13px');
    scratch.commit('Start from an empty cache');
    const runs = await Promise.all([
      scratch.run('--all', '--output', 'dist/one'),
      scratch.run('--all', '--output', 'dist/other'),
    ]);
    for (const { code, output } of runs) {
      expect(output).toContain('No change in 3 pictures.');
      expect(code).toBe(0);
    }
  });

  it('is compared in parts, whose reports are merged', async () => {
    scratch.edit('src/tokens.css', '94', '95');
    for (const part of [1, 2]) {
      const { code, output } = await scratch.run('--shard', `${part}/2`, '--output', `dist/part-${part}`);
      expect(output).toContain(`part ${part} of 2`);
      expect(code).toBeLessThan(2);
    }
    expect(await scratch.run('--merge', 'dist/part-1')).toMatchObject({
      code: 2,
      output: expect.stringContaining('Part 2 of 2 is missing.'),
    });
    const parts = ['--merge', 'dist/part-1', '--merge', 'dist/part-2'];
    // Nor is a part overwritten by the merged report.
    expect(await scratch.run(...parts, '--output', 'dist/part-1')).toMatchObject({
      code: 2,
      output: expect.stringContaining('--output dist/part-1 has one of the parts'),
    });
    const { code, output } = await scratch.run(...parts);
    expect(code).toBe(1);
    expect(output).toContain('1 changed of 3 pictures.');
    expect(scratch.findings()).toMatchObject([{ storyId: 'components-panel--usual' }]);
    expect(readdirSync(join(scratch.root, 'dist/visual/pictures'))).toContain(
      'components-panel--usual.small.after.png',
    );
  });

  it('or the working tree must have the requested stories, or the run is refused', async () => {
    expect(await scratch.run('--all', '--stories', 'Nowhere/*')).toMatchObject({
      code: 2,
      output: expect.stringContaining("No story has a title or an id that fits 'Nowhere/*'."),
    });
  });
});
