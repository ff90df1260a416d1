import { mkdir, mkdtemp, readFile, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { type Server, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { refusal } from '../../.storybook/composing/guard.ts';
import { composingHandler } from '../../.storybook/composing/handler.ts';
import { DISK, type Disk } from '../../.storybook/composing/pageFiles.ts';
import type { BrandFiles, PageChange, SaveAnswer } from '../../.storybook/composing/protocol.ts';

let folder: string;
let server: Server;
let address: string;
let disk: Disk;

const pages = () => join(folder, 'cloud/pages');
const fileOf = (name: string) => readFile(join(pages(), name), 'utf8');

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'plinth-composing-'));
  disk = DISK;
  const injected: Disk = {
    write: (path, text) => disk.write(path, text),
    rename: (from, to) => disk.rename(from, to),
    remove: (path) => disk.remove(path),
  };
  const handle = composingHandler(folder, ['cloud'], injected);
  server = createServer((request, response) => {
    void handle(request, response, () => response.writeHead(418).end());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  await rm(folder, { recursive: true });
});

const ask = (path: string, init: RequestInit = {}) =>
  fetch(`${address}${path}`, { ...init, headers: { origin: address, ...init.headers } });

async function save(change: PageChange, path = '/composing/cloud/spring'): Promise<SaveAnswer> {
  const headers = { 'content-type': 'application/json' };
  const response = await ask(path, { method: 'PUT', headers, body: JSON.stringify(change) });
  return (await response.json()) as SaveAnswer;
}

const both = (text: string): PageChange => ({ 'zh-tw': { text, was: null }, en: { text, was: null } });

describe('saving a page', () => {
  it('writes both languages, and reads them again', async () => {
    expect(await save(both('title: A\n'))).toMatchObject({ outcome: 'saved' });
    expect(await readdir(pages())).toEqual(['spring.en.yaml', 'spring.zh-tw.yaml']);
    const { pages: read } = (await (await ask('/composing/cloud')).json()) as BrandFiles;
    expect(read['spring']?.en?.text).toBe('title: A\n');
  });

  it('says of a file in another encoding that its text is not what it says', async () => {
    await mkdir(pages(), { recursive: true });
    for (const [langCode, comment] of [
      ['zh-tw', Buffer.of(0xb4, 0xfa)],
      ['en', '測'],
    ] as const)
      await writeFile(
        join(pages(), `spring.${langCode}.yaml`),
        Buffer.concat([Buffer.from('title: A # '), Buffer.from(comment)]),
      );
    const { pages: read } = (await (await ask('/composing/cloud')).json()) as BrandFiles;
    expect([read['spring']?.['zh-tw']?.isGarbled, read['spring']?.en?.isGarbled]).toEqual([true, undefined]);
  });

  it('offers all pictures, and says of one that the site is not built with what to do', async () => {
    const pictures = join(folder, 'cloud/pictures');
    await mkdir(pictures, { recursive: true });
    const drawing = '<svg viewBox="0 0 2 1"/>';
    const noise = Array.from({ length: 9000 }, (_, index) => (Math.sin(index) * 1e4).toFixed(2)).join(' ');
    const contents = {
      '._a.svg': 'what a file manager puts beside it',
      '100%.svg': drawing,
      'B.SVG': drawing,
      'a.svg': drawing,
      'c.heic': 'x',
      // What a phone took and somebody renamed.
      'd.jpg': 'x',
      'flat.svg': '<svg/>',
      'farm.heic': 'x',
      'farm.jpeg': 'x',
      'farm.png': 'x',
      'farm.svg': drawing,
      'heavy.svg': `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M${noise}"/></svg>`,
    };
    for (const [name, content] of Object.entries(contents)) await writeFile(join(pictures, name), content);
    await mkdir(join(pictures, 'spring'));
    const brand = (await (await ask('/composing/cloud')).json()) as BrandFiles;
    const size = { width: 2, height: 1 };
    expect(
      brand.pictures.map(({ path, size: told, problem }) => [
        path.replace('assets/pictures/', ''),
        told ?? problem,
      ]),
    ).toEqual([
      ['100%.svg', expect.stringMatching(/%.*give it another/)],
      ['B.SVG', size],
      ['a.svg', size],
      ['c.heic', expect.stringContaining('use .svg, .jpg')],
      ['d.jpg', expect.stringContaining('save it again as a JPEG')],
      ['farm.heic', expect.stringContaining('use .svg, .jpg')],
      ['farm.jpeg', expect.stringMatching(/farm\.png.*another name/)],
      ['farm.png', expect.stringMatching(/farm\.jpeg.*another name/)],
      ['farm.svg', size],
      ['flat.svg', expect.stringContaining('viewBox')],
      ['heavy.svg', expect.stringMatching(/bytes compressed; a picture may weigh 8192/)],
      ['spring', expect.stringContaining('It is no picture')],
    ]);
  });

  it('replaces the version that was seen, and takes a language away', async () => {
    const saved = await save(both('title: A\n'));
    const { en, 'zh-tw': chinese } = saved.outcome === 'saved' ? saved.stored : {};
    await save({
      'zh-tw': { text: null, was: chinese?.version ?? '' },
      en: { text: 'title: B\n', was: en?.version ?? '' },
    });
    expect(await readdir(pages())).toEqual(['spring.en.yaml']);
    expect(await fileOf('spring.en.yaml')).toBe('title: B\n');
  });

  it('leaves a file alone that changed meanwhile, and the other language with it', async () => {
    const saved = await save(both('title: A\n'));
    const { en, 'zh-tw': chinese } = saved.outcome === 'saved' ? saved.stored : {};
    await writeFile(join(pages(), 'spring.en.yaml'), 'title: Somebody else\n');
    const answer = await save({
      'zh-tw': { text: 'title: B\n', was: chinese?.version ?? '' },
      en: { text: 'title: B\n', was: en?.version ?? '' },
    });
    expect(answer).toMatchObject({
      outcome: 'conflict',
      stored: { en: { text: 'title: Somebody else\n' } },
    });
    expect(await fileOf('spring.zh-tw.yaml')).toBe('title: A\n');
  });

  it('writes no file that says so already, and asks nobody about it', async () => {
    const saved = await save(both('title: A\n'));
    const { mtimeMs } = await stat(join(pages(), 'spring.zh-tw.yaml'));
    const was = saved.outcome === 'saved' ? (saved.stored.en?.version ?? '') : '';
    // Somebody else, or this composer before it began anew, saved the same Chinese.
    const answer = await save({
      'zh-tw': { text: 'title: A\n', was: 'older' },
      en: { text: 'title: B\n', was },
    });
    expect(answer).toMatchObject({ outcome: 'saved', stored: { en: { text: 'title: B\n' } } });
    expect((await stat(join(pages(), 'spring.zh-tw.yaml'))).mtimeMs).toBe(mtimeMs);
  });

  it('does not take a page for new that is there already', async () => {
    await save({ en: { text: 'title: A\n', was: null } });
    expect(await readdir(pages())).toEqual(['spring.en.yaml']);
    expect(await save(both('title: B\n'))).toMatchObject({ outcome: 'conflict' });
  });

  it('lets one of two windows save that do so at once, and asks the other', async () => {
    const answers = await Promise.all(['title: A\n', 'title: B\n'].map((words) => save(both(words))));
    expect(answers.map(({ outcome }) => outcome).toSorted()).toEqual(['conflict', 'saved']);
  });

  it('goes on after what nobody foresaw', async () => {
    await mkdir(join(pages(), 'autumn.en.yaml'), { recursive: true });
    expect(await save(both('title: A\n'), '/composing/cloud/autumn')).toMatchObject({ outcome: 'failed' });
    expect(await save(both('title: A\n'))).toMatchObject({ outcome: 'saved' });
  });

  it('leaves no half of a new page where its second file is refused', async () => {
    let calls = 0;
    const rename: Disk['rename'] = async (from, to) => {
      calls += 1;
      if (calls === 2) throw Object.assign(new Error('refused'), { code: 'EACCES' });
      await DISK.rename(from, to);
    };
    disk = { ...DISK, rename };
    const message = expect.stringContaining('The folder cannot be written to');
    expect(await save(both('title: A\n'))).toMatchObject({ outcome: 'failed', message });
    expect(await readdir(pages())).toEqual([]);
  });

  it.each(['write', 'rename'] as const)(
    'keeps all as it was when the disk is full at its %s',
    async (step) => {
      await save(both('title: A\n'));
      const { pages: read } = (await (await ask('/composing/cloud')).json()) as BrandFiles;
      let calls = 0;
      const noRoom = () => Object.assign(new Error('no space left'), { code: 'ENOSPC' });
      disk = {
        ...DISK,
        // From then on nothing can be written any more, not even what was there before.
        write: (path, text) => (calls >= 2 ? Promise.reject(noRoom()) : DISK.write(path, text)),
        [step]: async (path: string, more: string) => {
          calls += 1;
          // The second file finds no room, when the first one is already written.
          if (calls === 2) throw noRoom();
          await DISK[step](path, more);
        },
      };
      const answer = await save({
        'zh-tw': { text: 'title: B\n', was: read['spring']?.['zh-tw']?.version ?? '' },
        en: { text: 'title: B\n', was: read['spring']?.en?.version ?? '' },
      });
      expect(answer).toMatchObject({
        outcome: 'failed',
        message: expect.stringContaining('The disk is full'),
      });
      expect(await readdir(pages())).toEqual(['spring.en.yaml', 'spring.zh-tw.yaml']);
      expect(await fileOf('spring.en.yaml')).toBe('title: A\n');
      expect(await fileOf('spring.zh-tw.yaml')).toBe('title: A\n');
    },
  );

  it.each([
    ['/composing/cloud/..%2F..%2Fcloud', 400],
    ['/composing/cloud/..%2Ftheme', 400],
    ['/composing/cloud/Upper', 400],
    ['/composing/..%2Fcloud/spring', 404],
    ['/composing/nobody/spring', 404],
    ['/composing/cloud/spring/more', 404],
    ['/composing/cloud/%E0%A4%A', 400],
  ])('refuses the address %s with %d', async (path, status) => {
    const headers = { 'content-type': 'application/json' };
    const response = await ask(path, { method: 'PUT', headers, body: JSON.stringify(both('title: A\n')) });
    expect(response.status).toBe(status);
    expect(await readdir(folder)).toEqual([]);
  });

  const elsewhere = { origin: 'https://elsewhere.example' };
  it.each([
    ['PUT', '/composing/cloud/spring', elsewhere, 403],
    ['GET', '/composing/cloud', elsewhere, 403],
    ['GET', '/composing/cloud/spring', {}, 405],
    ['PUT', '/composing/cloud', {}, 405],
    ['POST', '/composing/cloud/spring', {}, 405],
  ])('refuses %s of %s with %o', async (method, path, from, status) => {
    const headers = { 'content-type': 'application/json', ...from };
    const body = method === 'GET' ? null : JSON.stringify(both('title: A\n'));
    expect((await ask(path, { method, headers, body })).status).toBe(status);
    expect(await readdir(folder)).toEqual([]);
  });

  it.each([
    ['no JSON', 'text/plain', '{}', 415],
    ['half a body', 'application/json', '{"en":', 400],
    ['what is no page', 'application/json', '{"fr":{"text":"","was":null}}', 400],
    ['what is too large', 'application/json', JSON.stringify(both('x'.repeat(1_000_001))), 413],
  ])('refuses %s', async (_, type, body, status) => {
    const response = await ask('/composing/cloud/spring', {
      method: 'PUT',
      headers: { 'content-type': type },
      body,
    });
    expect(response.status).toBe(status);
  });

  it('refuses what does not say how large it is', async () => {
    const request = { method: 'PUT', body: new Blob(['{}']).stream(), duplex: 'half' };
    const headers = { 'content-type': 'application/json' };
    expect((await ask('/composing/cloud/spring', { ...request, headers })).status).toBe(413);
  });

  it('leaves every other address to the workshop', async () => {
    expect((await ask('/iframe.html')).status).toBe(418);
  });
});

describe('a request for the files', () => {
  const local = { host: 'localhost:6006' };
  const socket = { remoteAddress: '127.0.0.1' };
  it.each([
    ['from the workshop', { ...local, origin: 'http://localhost:6006' }, socket, true],
    [
      'from the workshop, by the other protocol',
      { ...local, 'sec-fetch-site': 'same-origin' },
      { remoteAddress: '::ffff:127.0.0.1' },
      true,
    ],
    ['from the workshop, by its name for it', { ...local, 'sec-fetch-site': 'same-origin' }, socket, true],
    [
      'from another machine',
      { ...local, 'sec-fetch-site': 'same-origin' },
      { remoteAddress: '10.0.0.7' },
      false,
    ],
    ['from another site', { ...local, origin: 'https://elsewhere.example' }, socket, false],
    ['from another port', { ...local, origin: 'http://localhost:3000' }, socket, false],
    ['from another site, by the browser’s word', { ...local, 'sec-fetch-site': 'cross-site' }, socket, false],
    [
      'by a name that leads here',
      { host: 'rebound.example', origin: 'http://rebound.example' },
      socket,
      false,
    ],
    ['from a link', { ...local, 'sec-fetch-site': 'none' }, socket, false],
    ['that says nothing', local, socket, false],
  ])('%s', (_, headers, from, isTaken) => {
    expect(refusal({ headers, socket: from }) === undefined).toBe(isTaken);
  });
});
