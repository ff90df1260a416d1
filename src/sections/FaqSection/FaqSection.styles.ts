import { styled } from 'styled-components';
import { Text } from '../../primitives/index.ts';
import { ink } from '../../primitives/shared/index.ts';
import { token } from '../../tokens/roles.ts';

export const Question = styled.details`
  border-block-end: ${token('border.width')} solid ${ink('border')};

  &:first-child {
    border-block-start: ${token('border.width')} solid ${ink('border')};
  }

  summary {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: ${token('space.4')};
    align-items: center;
    min-height: ${token('size.control')};
    padding-block: ${token('space.4')};
    cursor: pointer;
  }
  /* A row of a list before it is a heading. */
  [data-part='question'] {
    color: inherit;
    font-family: inherit;
    font-weight: ${token('font-weight.medium')};
    letter-spacing: inherit;
    text-wrap: inherit;
  }
  summary::-webkit-details-marker {
    display: none;
  }
  summary:hover,
  [data-part='mark'] {
    color: ${ink('accent')};
  }
  [data-part='mark'] {
    transition: rotate ${token('duration.base')} ${token('easing.standard')};
  }
  &[open] [data-part='mark'] {
    rotate: 45deg;
  }
  /* Paper opens nothing. */
  @media print {
    &::details-content {
      content-visibility: visible;
      block-size: auto;
    }
    [data-part='mark'] {
      display: none;
    }
  }
`;

export const Answer = styled(Text)`
  padding-block-end: ${token('space.6')};
  text-wrap: pretty;

  /* Blocks, where it has several. */
  > * + * {
    margin-block-start: ${token('space.3')};
  }
`;
