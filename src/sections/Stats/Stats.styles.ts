import { styled } from 'styled-components';
import { ink } from '../../primitives/shared/index.ts';
import { from } from '../../tokens/breakpoints.ts';
import { type TokenName, token } from '../../tokens/roles.ts';

/** The number of columns, and fewer where letters are so large that a figure would break. */
const columns = (most: number, gap: string): string =>
  `repeat(auto-fit, minmax(min(100%, max(8rem, (100% - ${most - 1} * ${gap}) / ${most})), 1fr))`;

/** Four to a row where there are four or more; fewer share the row. */
export const List = styled.dl<{ readonly $columns: number }>`
  display: grid;
  grid-template-columns: ${({ $columns }) => columns(Math.min($columns, 2), token('space.5'))};
  gap: ${token('space.8')} ${token('space.5')};
  margin: 0;

  ${from('laptop')} {
    grid-template-columns: ${({ $columns }) => columns($columns, token('space.8'))};
    gap: ${token('space.10')} ${token('space.8')};
  }
  @media print {
    grid-template-columns: repeat(${({ $columns }) => $columns}, minmax(0, 1fr));
  }
`;

/** The words come first when read out, the figure first in sight. */
export const Item = styled.div`
  display: grid;
  grid-template: auto auto 1fr / minmax(0, 1fr);
  gap: ${token('space.1')};
  align-content: start;
  padding-block-start: ${token('space.4')};
  border-block-start: ${token('border.width')} solid ${ink('edge')};
  break-inside: avoid;

  dt {
    grid-row: 2;
    color: ${ink('text')};
    font-weight: ${token('font-weight.medium')};
  }
  dd {
    margin: 0;
  }
  [data-part='description'] {
    color: ${ink('muted')};
    font-size: ${token('font-size.sm')};
  }
`;

/** A long figure takes a smaller step of the scale instead of overflowing its column. */
const figureSize = (length: number): TokenName => {
  if (length > 12) return 'font-size.xl';
  return length > 7 ? 'font-size.2xl' : 'font-size.3xl';
};

export const Figure = styled.dd<{ readonly $length: number }>`
  grid-row: 1;
  align-self: end;
  color: ${ink('text')};
  font-weight: ${token('font-weight.display')};
  font-size: ${({ $length }) => token(figureSize($length))};
  font-family: ${token('font.display')};
  font-variant-numeric: tabular-nums;
  line-height: 1.15;
  letter-spacing: ${token('tracking.heading')};
  overflow-wrap: anywhere;
`;
