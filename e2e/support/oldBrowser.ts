import type { Page } from '@playwright/test';

/**
 * Syntax in style sheets that Safari 16.4, Firefox 115 or Chrome 110 lacks, with a replacement that no browser knows: so a
 * declaration is dropped, an `@supports` is false, and a rule with the selector is dropped, as in the old browser.
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
  // Alternative text for generated content.
  [/(content:\s*[^;}/]+)\/\s*(?:''|""|\\'\\')/g, '$1/ unknown()'],
];

/** Removes what the oldest browsers of the policy (`docs/browsers.md`) lack from a page's styles, including those in scripts. */
export async function makeOld(page: Page): Promise<void> {
  await page.route(/\/main\/|\/errorPage|\/assets\/app\/.*\.(?:js|css|json)$/, async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    const body = LACKING.reduce((old, [known, unknown]) => old.replaceAll(known, unknown), text);
    const headers = response.headers();
    // The policy has the hashes of the unchanged styles.
    delete headers['content-security-policy'];
    await route.fulfill({ response, body, headers });
  });
}
