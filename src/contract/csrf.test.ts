import { expect, test } from 'vitest';
import { csrfTokens, isOwnCsrfToken } from './csrf.ts';

const OURS = 'aaaaaaaaaaaaaaaaaaaaaaaa';
const OTHER = 'bbbbbbbbbbbbbbbbbbbbbbbb';
/** Another framework's token, which begins like one of ours and is longer. */
const FOREIGN = `eyJpdiI6${'Im1hYyI6'.repeat(8)}`;

test.each([
  ['', []],
  [`XSRF-TOKEN=${OURS}`, [OURS]],
  [`a=b; XSRF-TOKEN=${OURS}; c=d`, [OURS]],
  [`a=b;XSRF-TOKEN=${OURS}`, [OURS]],
  ['XSRF-TOKEN=; NOT-XSRF-TOKEN=x', []],
  ['XSRF-TOKEN=%E0%A4%A', []],
  ['XSRF-TOKEN=a%2Bb', ['a+b']],
  [`XSRF-TOKEN=${FOREIGN}%3D%3D; XSRF-TOKEN=${OURS}`, [OURS, `${FOREIGN}==`]],
  [`XSRF-TOKEN=${OTHER}; XSRF-TOKEN=${OURS}`, [OTHER, OURS]],
])('of "%s" the tokens are %o', (cookies, tokens) => expect(csrfTokens(cookies)).toEqual(tokens));

test.each([
  [OURS, true],
  ['short', false],
  ['with spaces and more than twenty', false],
])('"%s" is in our form: %o', (token, own) => expect(isOwnCsrfToken(token)).toBe(own));
