import { createGlobalStyle } from 'styled-components';
import { displayOn } from '../tokens/grounds.ts';
import { customProperty, token } from '../tokens/roles.ts';
import { focusRing, ink } from './shared/index.ts';

/**
 * The ground under every page: a small reset, body text, Chinese typography, focus, selection, print.
 *
 * Render it once in each page, above everything else. Colours and sizes come from the theme's custom properties.
 */
export const GlobalStyle = createGlobalStyle`
  *, ::before, ::after { box-sizing: border-box; }

  html {
    scroll-padding-top: calc(${token('size.header')} + ${token('space.4')});
    text-size-adjust: 100%;
    -webkit-text-size-adjust: 100%;
    text-autospace: normal;
    line-break: strict;
    hanging-punctuation: allow-end;
    text-spacing-trim: trim-start;
    -webkit-tap-highlight-color: transparent;
  }
  @media (prefers-reduced-motion: no-preference) {
    html { scroll-behavior: smooth; }
  }

  body {
    margin: 0;
    min-height: 100svh;
    background: ${token('color.surface')};
    color: ${token('color.text')};
    font-family: ${token('font.body')};
    font-size: ${token('font-size.md')};
    font-weight: ${token('font-weight.body')};
    line-height: ${token('line-height.body')};
    -webkit-font-smoothing: antialiased;
    overflow-wrap: anywhere;
  }
  /* Otherwise columns would get narrower than their longest word. */
  table { overflow-wrap: break-word; }
  :is(em, i, cite, dfn):lang(zh) { font-style: normal; }

  /* Hanging punctuation is as wide as a letter, and in large text wider than a phone's gutter: the page would scroll sideways. */
  :is(h1, h2, h3, h4, h5, h6, dt) { hanging-punctuation: none; text-wrap: balance; }
  :is(p, li, dd, figcaption, address) { text-wrap: pretty; }
  p { margin: 0; }
  /* In a card that is covered by its heading's link, links in the words lie above that link. */
  p a { position: relative; }
  address { font-style: normal; }
  /* Text in another language gets that language's line height; the line heights of headings, controls and parts stay. */
  :where([lang]:not(html, a, button, :is(h1, h2, h3, h4, h5, h6, a, button) *)) { line-height: ${token('line-height.body')}; }
  :is(img, svg, video) { display: block; max-width: 100%; }
  img { height: auto; }
  img[data-ground='light'] { display: ${displayOn('light')}; }
  img[data-ground='dark'] { display: ${displayOn('dark')}; }
  :is(button, input, textarea, select) { font: inherit; letter-spacing: inherit; }

  :where(a:any-link) { color: ${ink('accent')}; text-underline-offset: 0.2em; text-decoration-thickness: 1px; }
  :where(a:any-link):hover { text-decoration-thickness: 2px; }
  :focus-visible { ${focusRing} }
  [tabindex='-1']:not(a, button):focus-visible { outline: 0; }
  ::selection { background: ${token('color.accent')}; color: ${token('color.on-accent')}; }

  @media print {
    body { background: none; ${customProperty('space.section')}: ${token('space.8')}; }
    :is(h1, h2, h3, h4, h5, h6) { break-after: avoid; }
    :is(article, li, form, footer) { break-inside: avoid; }
  }
`;
