import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { policyOf, withOwnPolicy } from './csp.ts';

const OPTIONS = { secure: true, tagManager: false };

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** A policy as directives, each with its sources. */
function directivesOf(document: typeof HTML, options = OPTIONS): Map<string, string[]> {
  return new Map(
    policyOf(document, options)
      .split('; ')
      .map((directive) => {
        const [name = '', ...sources] = directive.split(' ');
        return [name, sources];
      }),
  );
}

const HTML = { scripts: ['start()', 'choose()', 'start()'], styles: ['', 'a{color:red}', 'b{}'] };

test('scripts that run are named by their hashes, each once', () => {
  expect(directivesOf(HTML).get('script-src')).toEqual(["'self'", hash('start()'), hash('choose()')]);
});

test('styles are named by their hashes, beside files of the site', () => {
  expect(directivesOf(HTML).get('style-src')).toEqual([
    "'self'",
    hash(''),
    hash('a{color:red}'),
    hash('b{}'),
  ]);
});

test.each([true, false])('nothing unsafe is ever allowed (tag manager: %s)', (tagManager) => {
  const policy = policyOf(HTML, { secure: true, tagManager });
  expect(policy).not.toMatch(/unsafe-|(?:^| )\*|script-src[^;]*(?:https:(?!\/\/)|data:)/);
  expect(directivesOf(HTML, { secure: true, tagManager }).get('object-src')).toEqual(["'none'"]);
});

test('trusted types hold, unless a tag manager loads scripts of its own', () => {
  expect(directivesOf(HTML).get('require-trusted-types-for')).toEqual(["'script'"]);
  const managed = directivesOf(HTML, { secure: true, tagManager: true });
  expect(managed.has('require-trusted-types-for')).toBe(false);
  expect(managed.get('script-src')).toContain('https://www.googletagmanager.com');
  expect(managed.get('connect-src')).toEqual(["'self'", 'https:']);
  expect(directivesOf(HTML).has('connect-src')).toBe(false);
});

test('only a site on TLS upgrades insecure requests: a site on plain http would not load', () => {
  expect(directivesOf(HTML).has('upgrade-insecure-requests')).toBe(true);
  expect(directivesOf(HTML, { secure: false, tagManager: false }).has('upgrade-insecure-requests')).toBe(
    false,
  );
});

test('a document for a plain host starts with its policy, without the directives that only a header can carry', () => {
  const document = `<!doctype html><head><meta charset="utf-8"><title>$& it</title></head>`;
  const policy = policyOf(HTML, OPTIONS);
  const own = withOwnPolicy(document, policy);
  const [, inPage = '', rest = ''] =
    /^.*?<meta http-equiv="content-security-policy" content="([^"]+)">(.*)$/s.exec(own) ?? [];
  expect(policy.split('; ').filter((rule) => !inPage.split('; ').includes(rule))).toEqual([
    "frame-ancestors 'none'",
  ]);
  expect(rest).toMatch(/^<meta name="referrer" content="strict-origin"><title>\$& it</);
  expect(() => withOwnPolicy('<!doctype html>', policy)).toThrow('character set');
});
