import { styled } from 'styled-components';
import { ink, visuallyHidden } from '../../primitives/shared/index.ts';
import { token } from '../../tokens/roles.ts';

/** Code in a monospaced face that every system has. */
const MONO = "'SFMono-Regular', Menlo, Consolas, 'Liberation Mono', monospace";

/**
 * Styled by tag, because rich text from Markdown or an editor comes as tags. A block keeps its distance from the one above it; a
 * heading stands nearer to the text that it introduces.
 */
export const Root = styled.div`
  max-width: ${token('size.measure')};
  color: ${ink('text')};
  overflow-wrap: break-word;

  > * {
    margin-block: 0;
  }
  > * + * {
    margin-block-start: ${token('space.5')};
  }

  h2,
  h3,
  h4,
  h5,
  h6 {
    color: ${ink('text')};
    font-family: ${token('font.display')};
    font-weight: ${token('font-weight.heading')};
    line-height: ${token('line-height.heading')};
    letter-spacing: ${token('tracking.heading')};
  }
  h2 {
    font-size: ${token('font-size.2xl')};
  }
  h3 {
    font-size: ${token('font-size.xl')};
  }
  h4,
  h5,
  h6 {
    font-size: ${token('font-size.lg')};
  }
  > * + h2 {
    margin-block-start: ${token('space.12')};
  }
  > * + h3 {
    margin-block-start: ${token('space.10')};
  }
  > * + :is(h4, h5, h6) {
    margin-block-start: ${token('space.8')};
  }
  > h2 + :is(h3, h4) {
    margin-block-start: ${token('space.5')};
  }
  > :is(h2, h3, h4, h5, h6) + :not(h2, h3, h4, h5, h6) {
    margin-block-start: ${token('space.3')};
  }

  /* Chinese has no italics: a dot under each character says the same. */
  em:lang(zh) {
    text-emphasis: filled dot;
    text-emphasis-position: under right;
  }
  mark {
    padding-inline: 0.15em;
    border-radius: ${token('radius.sm')};
    background: ${token('color.accent-soft')};
    color: ${token('color.on-accent-soft')};
  }
  small {
    font-size: ${token('font-size.sm')};
  }

  :is(ul, ol) {
    padding-inline-start: 1.5em;
  }
  li + li,
  li > :is(ul, ol, p + p) {
    margin-block-start: ${token('space.2')};
  }
  li > :is(ul, ol) {
    margin-block-end: 0;
  }
  /* An item of a Markdown task list: its box stands where others have their bullet. */
  .task-list-item {
    list-style: none;
  }
  .task-list-item input[type='checkbox'] {
    margin-block: 0;
    margin-inline: -1.5em 0.5em;
    vertical-align: middle;
  }
  li::marker {
    color: ${ink('muted')};
    font-variant-numeric: tabular-nums;
  }
  dt {
    font-weight: ${token('font-weight.medium')};
  }
  dd {
    margin: 0 0 ${token('space.3')};
    color: ${ink('muted')};
  }

  blockquote {
    margin-inline: 0;
    padding-inline-start: ${token('space.5')};
    border-inline-start: 3px solid ${ink('accent')};
    font-size: ${token('font-size.lg')};

    > * + * {
      margin-block-start: ${token('space.3')};
    }
    cite,
    footer {
      color: ${ink('muted')};
      font-size: ${token('font-size.sm')};
      font-style: normal;
    }
  }
  hr {
    height: 0;
    border: 0;
    border-block-start: ${token('border.width')} solid ${ink('border')};
  }
  > * + hr,
  > hr + * {
    margin-block-start: ${token('space.10')};
  }

  code,
  kbd,
  samp,
  pre {
    font-family: ${MONO};
    text-autospace: no-autospace;
  }
  :not(pre) > :is(code, kbd, samp) {
    padding: 0.1em 0.35em;
    border: ${token('border.width')} solid ${ink('border')};
    border-radius: ${token('radius.sm')};
    font-size: ${token('font-size.sm')};
    overflow-wrap: anywhere;
  }
  pre {
    padding: ${token('space.4')} ${token('space.5')};
    border: ${token('border.width')} solid ${ink('border')};
    border-radius: ${token('radius.md')};
    font-size: ${token('font-size.sm')};
    line-height: 1.6;
    /* Wraps its lines, unless it stands in a box that scrolls. */
    white-space: pre-wrap;
    overflow-wrap: anywhere;
    tab-size: 2;
  }
  [data-scroll] > pre {
    width: max-content;
    min-width: 100%;
    margin: 0;
    white-space: pre;

    @media print {
      width: auto;
      white-space: pre-wrap;
    }
  }

  @media print {
    a[href^='http']::after {
      content: ' (' attr(href) ')';
    }
  }
  :is(figure, tr) {
    margin-inline: 0;
    break-inside: avoid;
  }
  figure :is(img, video, svg, picture) {
    width: 100%;
    border-radius: ${token('radius.picture')};
  }
  > img,
  > p > img:only-child {
    border-radius: ${token('radius.picture')};
  }
  /* A picture may stand among the words: a sign, a badge, a formula. */
  p img {
    display: inline-block;
    vertical-align: middle;
  }
  iframe {
    max-width: 100%;
    border: 0;
    border-radius: ${token('radius.picture')};
  }
  figcaption,
  caption {
    color: ${ink('muted')};
    font-size: ${token('font-size.sm')};
    text-align: start;
  }
  figcaption {
    margin-block-start: ${token('space.3')};
  }
  caption {
    padding-block-end: ${token('space.3')};
  }

  table {
    width: 100%;
    border-collapse: collapse;
    font-size: ${token('font-size.sm')};
    font-variant-numeric: tabular-nums;
  }
  :is(th, td) {
    padding-block: ${token('space.3')};
    padding-inline: 0 ${token('space.4')};
    border-block-end: ${token('border.width')} solid ${ink('border')};
    text-align: start;
    vertical-align: baseline;
    overflow-wrap: anywhere;
  }
  thead th {
    border-block-end-color: ${ink('edge')};
    vertical-align: bottom;
  }
  th {
    font-weight: ${token('font-weight.medium')};
  }
  /* In a box that scrolls, words are not broken to narrow the columns. */
  [data-scroll] > table :is(th, td) {
    min-width: 7rem;
    overflow-wrap: normal;
  }

  sup,
  sub {
    font-size: ${token('font-size.xs')};
    line-height: 0;
  }
  /* The target of a footnote's mark is larger than it looks. */
  sup a {
    padding: 0.6em 0.35em;
    text-decoration: none;
  }
  :is([data-footnotes], .footnotes) {
    margin-block-start: ${token('space.12')};
    padding-block-start: ${token('space.5')};
    border-block-start: ${token('border.width')} solid ${ink('border')};
    color: ${ink('muted')};
    font-size: ${token('font-size.sm')};

    > .sr-only {
      ${visuallyHidden}
    }
    > * + * {
      margin-block-start: ${token('space.3')};
    }
    > :is(h2, h3, h4) {
      font-size: ${token('font-size.md')};
    }
  }
  :is([data-footnotes], .footnotes) li:target {
    color: ${ink('text')};
  }
`;
