import { css, styled } from 'styled-components';
import { raisedSurface, visuallyHidden } from '../../primitives/shared/index.ts';
import { BREAKPOINTS } from '../../tokens/breakpoints.ts';
import { token } from '../../tokens/roles.ts';

/** Rounds its corners by `clip`: with `hidden`, a scroll container, the head would not stick to the window. */
export const Root = styled.div<{ readonly $wide: boolean }>`
  ${raisedSurface}
  overflow: ${({ $wide }) => ($wide ? undefined : 'clip')};
  border: ${token('border.width')} solid ${token('color.border')};
  border-radius: ${token('radius.card')};

  > [data-scroll] {
    border-radius: inherit;
  }
  /* Outside the box: inside it the sticky words would cover the ring. */
  > [data-scroll]:focus-visible {
    outline-offset: 2px;
  }
  @media print {
    overflow: visible;
  }
`;

const sticky = css`
  position: sticky;
  z-index: 1;
  inset-block-start: ${token('size.header')};
  background: ${token('color.surface-raised')};
  box-shadow: 0 ${token('border.width')} ${token('color.border-strong')};

  /* Forced colours remove shadows. */
  @media (forced-colors: active) {
    border-block-end: ${token('border.width')} solid;
  }
  @media print {
    position: static;
    box-shadow: none;
  }
`;

/**
 * On a phone a row's words stand above its cells, which stay under the columns of the head. The elements are laid out as a grid,
 * and explicit roles keep them parts of a table.
 */
const stacked = css<{ readonly $columns: number }>`
  @media screen and (max-width: ${(BREAKPOINTS.tablet - 0.02) / 16}rem) {
    &,
    thead,
    tbody {
      display: block;
    }
    tr {
      display: grid;
      grid-template-columns: repeat(${({ $columns }) => $columns}, minmax(0, 1fr));
      column-gap: ${token('space.3')};
      padding-inline: ${token('space.4')};
    }
    tbody tr {
      border-block-start: ${token('border.width')} solid ${token('color.border')};
    }
    tbody tr[data-part='group'] {
      border: 0;
    }
    :is(th, td)[data-part] {
      padding-inline: 0;
      border: 0;
    }
    tbody th[data-part] {
      grid-column: 1 / -1;
    }
    tbody th[data-part='row'] {
      padding-block-end: 0;
    }
    tbody td[data-part='cell'] {
      padding-block-start: ${token('space.1')};
    }
    thead {
      ${sticky}
    }
    thead :is(th, td)[data-part] {
      position: static;
      box-shadow: none;
    }
    /* Hidden from sight only: without it, assistive technology would read each cell with the wrong column's head. */
    thead td[data-part='corner'] {
      ${visuallyHidden}
    }
  }
`;

/** More columns than a phone has room for: the table scrolls in its box, and the words of rows and groups stay. */
const wide = css<{ readonly $columns: number }>`
  min-width: calc(10rem + ${({ $columns }) => $columns} * 8rem);

  :is(td[data-part='corner'], th[data-part='row']) {
    position: sticky;
    z-index: 1;
    inset-inline-start: 0;
    /* With large text, too, this leaves room for the columns that scroll past. */
    width: min(10rem, 40vw);
    background: ${token('color.surface-raised')};
  }
  /* Its cell is as wide as the table; the words stay in sight, and wrap before the box ends. */
  [data-part='groupname'] > span {
    display: inline-block;
    position: sticky;
    inset-inline-start: ${token('space.6')};
    max-width: 75vw;
  }
  /* Above the words of the first row, which would otherwise cover the line under the head. */
  thead td[data-part='corner'] {
    z-index: 2;
  }
  /* Inside a scrolling box the head cannot stick to the window. */
  thead :is(th, td) {
    inset-block-start: auto;
  }
  @media print {
    min-width: 0;
  }
`;

/*
 * Where a part of a table has another `display`, browsers drop its role, unless the role is written out.
 */
export const Head = styled.thead.attrs({ role: 'rowgroup' })``;
export const Group = styled.tbody.attrs({ role: 'rowgroup' })``;
export const Row = styled.tr.attrs({ role: 'row' })``;
export const ColumnHead = styled.th.attrs({ role: 'columnheader', scope: 'col' })``;
export const RowHead = styled.th.attrs({ role: 'rowheader' })``;
export const Cell = styled.td.attrs({ role: 'cell' })``;

export const Table = styled.table.attrs({ role: 'table' })<{
  readonly $columns: number;
  readonly $wide: boolean;
}>`
  width: 100%;
  border-collapse: separate;
  border-spacing: 0;
  table-layout: fixed;
  font-size: ${token('font-size.sm')};
  font-variant-numeric: tabular-nums;

  :is(th, td) {
    padding: ${token('space.4')} ${token('space.3')};
    font-weight: ${token('font-weight.body')};
    text-align: start;
    vertical-align: baseline;
    overflow-wrap: anywhere;
  }
  :is([data-part='corner'], [data-part='row'], th[scope='rowgroup']) {
    padding-inline-start: ${token('space.6')};
  }
  tbody :is(th, td) {
    border-block-start: ${token('border.width')} solid ${token('color.border')};
  }
  thead :is(th, td) {
    ${sticky}
    vertical-align: bottom;
  }
  [data-part='name'] {
    display: block;
    color: ${token('color.text')};
    font-weight: ${token('font-weight.medium')};
    text-wrap: balance;
  }
  thead [data-part='name'] {
    font-size: ${token('font-size.md')};
    font-family: ${token('font.display')};
    font-weight: ${token('font-weight.heading')};
    line-height: ${token('line-height.heading')};
  }
  [data-part='note'] {
    display: block;
    color: ${token('color.text-muted')};
    font-size: ${token('font-size.xs')};
    line-height: 1.5;
  }
  th[scope='rowgroup'] {
    padding-block: ${token('space.6')} ${token('space.2')};
    border: 0;
    color: ${token('color.accent-text')};
    font-weight: ${token('font-weight.medium')};
  }
  tr {
    break-inside: avoid;
  }
  /* Focused links scroll to below the head, which stays over the rows. */
  tbody :is(a, button) {
    scroll-margin-block-start: 7rem;
  }
  ${({ $wide }) => ($wide ? wide : stacked)}
`;

/** Yes or no, in words with a mark. */
export const Answer = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  gap: 0 ${token('space.2')};
  /* On the row's baseline; the mark has none. */
  align-items: baseline;
  color: ${token('color.text')};

  > [data-part='mark'] {
    align-self: center;
  }
  &[data-answer='yes'] svg {
    color: ${token('color.accent-text')};
  }
  &[data-answer='no'] {
    color: ${token('color.text-muted')};
  }
`;
