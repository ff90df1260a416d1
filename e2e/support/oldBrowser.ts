import type { Page } from '@playwright/test';

/**
 * What one of Safari 16.4, Firefox 115 and Chrome 110 lacks, in the text of style sheets, and what no browser knows in its
 * place: so a declaration is dropped, an `@supports` is false, and a rule with the selector is dropped, as there.
 */
const LACKING: readonly (readonly [known: RegExp, unknown: string])[] = [
  [/\blight-dark\(/g, 'unknown-dark('],
  [/\bcolor-mix\(/g, 'unknown-mix('],
  [/\b(oklch|oklab)\(/g, 'unknown-$1('],
  [/:\s*([\d.]+)lh\b/g, ':$1unknown-lh'],
  [/\bsubgrid\b/g, 'unknown-grid'],
  [/:has\(/g, ':unknown-has('],
  [
    /\b(animation-timeline|animation-range|field-sizing|text-autospace|text-spacing-trim|text-wrap|interpolate-size)\b/g,
    'unknown-$1',
  ],
  [/@(starting-style|property|scope)\b/g, '@unknown-$1'],
  [/::details-content/g, '::unknown-content'],
  [/\b((?:max-|min-)?(?:width|inline-size)):\s*stretch\b/g, '$1:unknown-stretch'],
  // The alternative text of generated content.
  [/(content:\s*[^;}/]+)\/\s*(?:''|""|\\'\\')/g, '$1/ unknown()'],
];

/** Takes from a page's styles, those in its scripts too, what the oldest browsers of the policy lack (`docs/browsers.md`). */
export async function makeOld(page: Page): Promise<void> {
  await page.route(/\/main\/|\/errorPage|\/assets\/app\/.*\.(?:js|css|json)$/, async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    const body = LACKING.reduce((old, [known, unknown]) => old.replaceAll(known, unknown), text);
    const headers = response.headers();
    // The policy names the styles by what they were.
    delete headers['content-security-policy'];
    await route.fulfill({ response, body, headers });
  });
}
