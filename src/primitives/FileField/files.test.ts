import { describe, expect, it } from 'vitest';
import { fileSize, findProblem, isAccepted, withoutTwins } from './files.ts';

const file = (name: string, type: string, size = 1) =>
  new File(['x'.repeat(size)], name, { type, lastModified: 1 });

describe('isAccepted', () => {
  it.each([
    ['plan.PDF', 'application/pdf', '.pdf', true],
    ['plan.pdf', 'application/pdf', 'application/pdf', true],
    ['photo.heic', 'image/heic', 'image/*, .pdf', true],
    ['plan.pdf', 'application/pdf', 'image/*, .PDF', true],
    ['IMG_0042.jpeg', 'image/jpeg', '.pdf,.jpg', true],
    ['IMG_0042.JPG', 'image/jpeg', '.JPEG', true],
    ['setup.exe', 'application/x-msdownload', 'image/*,.pdf', false],
    ['setup.exe', 'application/x-msdownload', 'application/pdf', false],
    ['plan.pdf.exe', '', '.pdf', false],
    ['anything', 'a/b', '', true],
    ['anything', 'a/b', '*/*', true],
    ['anything', '', '*/*, .pdf', true],
    // Some systems know no type for some files.
    ['table.csv', '', 'text/csv', true],
    ['table.csv', '', 'text/csv, .txt', false],
  ])('%s of type %s where %s is taken: %s', (name, type, accept, expected) => {
    expect(isAccepted(file(name, type), accept)).toBe(expected);
  });
});

describe('findProblem', () => {
  const rules = {
    accept: '.pdf',
    wrongType: '{name} is no PDF',
    maxSize: { bytes: 10, message: '{name} is too large' },
    maxFiles: { count: 2, message: 'two at most' },
  };
  const good = file('a.pdf', '', 10);

  it('finds nothing in good files', () => {
    expect(findProblem([good, good], rules)).toBeUndefined();
    expect(findProblem([], rules)).toBeUndefined();
  });

  it('names the file', () => {
    expect(findProblem([good, file('b.txt', '')], rules)).toBe('b.txt is no PDF');
    expect(findProblem([good, file('b.pdf', '', 11)], rules)).toBe('b.pdf is too large');
    expect(findProblem([good, good, good], rules)).toBe('two at most');
  });
});

it('keeps each file once', () => {
  const [a, again, b] = [file('a.pdf', ''), file('a.pdf', ''), file('b.pdf', '')];
  expect(withoutTwins([a, again, b])).toEqual([a, b]);
  const others = [file('a.pdf', '', 2), new File(['x'], 'a.pdf', { lastModified: 2 })];
  expect(withoutTwins([a, ...others])).toEqual([a, ...others]);
});

it('writes sizes as every language does', () => {
  expect([0, 1, 840_000, 1_250_000].map(fileSize)).toEqual(['0 kB', '1 kB', '840 kB', '1.3 MB']);
});
