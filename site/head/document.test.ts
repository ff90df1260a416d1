// @vitest-environment happy-dom
import { beforeEach, describe, expect, test } from 'vitest';
import { applyHead } from './applyHead.ts';
import { headOf } from './headOf.ts';
import { jsonLdOf, renderJsonLd, serializeJsonLd } from './jsonLd.ts';
import { renderHead } from './renderHead.ts';
import { headInput, servicePage } from './testInput.ts';
import type { HeadInput } from './types.ts';

const HOSTILE = `</title><script>alert(1)</script>"'><img src=x onerror=alert(1)> & \u2028</script>`;
const hostileInput = headInput({ page: 'service', id: '2', data: { ...servicePage, pageTitle: HOSTILE } });

const parse = (html: string) =>
  new DOMParser().parseFromString(`<html><head>${html}</head></html>`, 'text/html');

describe('renderHead', () => {
  test('names the encoding first', () => {
    expect(renderHead(headOf(headInput()))).toMatch(/^<meta charset="utf-8"><title>/);
  });

  test('a hostile title stays a title', () => {
    const head = headOf(hostileInput);
    const document = parse(renderHead(head));
    expect(document.querySelectorAll('script, img')).toHaveLength(0);
    expect(document.title).toBe(head.title);
    const ogTitle = document.querySelector('meta[property="og:title"]')?.getAttribute('content');
    expect(ogTitle).toContain('</title><script>alert(1)</script>"\'><img src=x onerror=alert(1)> &');
  });
});

describe('structured data', () => {
  test('nothing in them ends their element', () => {
    const graph = jsonLdOf(hostileInput);
    const written = renderJsonLd(graph);
    expect(written.slice(0, -'</script>'.length)).not.toMatch(/<\/|<script.*<|[\u2028\u2029]/);
    expect(JSON.parse(serializeJsonLd(graph))).toEqual(graph);
  });
});

describe('applyHead', () => {
  beforeEach(() => {
    document.head.innerHTML = renderHead(
      headOf(headInput({ page: 'home', themeColor: { light: '#fff', dark: '#000' } })),
    );
  });

  test('leaves a document that is right already as it is', () => {
    const before = document.head.innerHTML;
    applyHead(headInput({ page: 'home' }));
    expect(document.head.innerHTML).toBe(before);
  });

  test('brings marked tags in step, and nothing else', () => {
    const style = document.head.appendChild(document.createElement('style'));
    const icon = document.querySelector('link[rel="icon"]');
    applyHead(headInput({ page: 'about', langCode: 'zh-tw' }));
    expect(
      [...document.querySelectorAll('link[rel="canonical"]')].map((link) => link.getAttribute('href')),
    ).toEqual(['https://www.sample.example/main/zh-tw/about']);
    expect(document.querySelectorAll('link[rel="alternate"]')).toHaveLength(3);
    expect(style.isConnected).toBe(true);
    expect(icon?.isConnected).toBe(true);
    expect(document.querySelectorAll('meta[name="theme-color"]')).toHaveLength(2);
  });

  test('removes what the next page does not say, and says what was missing', () => {
    const stale = document.head.appendChild(document.createElement('meta'));
    stale.setAttribute('name', 'stale');
    stale.setAttribute('data-head', '');
    document.querySelector('meta[name="description"]')?.remove();
    applyHead(headInput({ page: 'error' }));
    expect(stale.isConnected).toBe(false);
    expect(document.querySelector('meta[name="description"]')?.getAttribute('content')).toBe(
      'META.ERROR.DESCRIPTION',
    );
    expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex');
  });

  test('tells a running tag manager of every other page once, by its own title', () => {
    const show = (title: string, input: Partial<HeadInput>) => {
      document.title = title;
      applyHead(headInput(input));
    };
    show('About', { page: 'about' });
    expect(window.dataLayer).toBeUndefined();
    const manager = document.createElement('script');
    manager.type = 'text/plain';
    manager.src = 'https://www.googletagmanager.com/gtm.js?id=GTM-1';
    document.head.append(manager);
    // The page that its start has counted.
    show('About us', { page: 'about' });
    // Its answer is still on its way.
    show('Services', { page: 'service', id: '2' });
    show('Cloud hosting', { page: 'service', id: '2', data: servicePage });
    show('Cloud hosting, cheaper', { page: 'service', id: '2', data: servicePage });
    show('Home', { page: 'home' });
    const view = { event: 'page_view', page_location: window.location.href };
    expect(window.dataLayer).toEqual([
      { ...view, page_title: 'Cloud hosting' },
      { ...view, page_title: 'Home' },
    ]);
  });
});
