import { styled } from 'styled-components';
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
  summary > :is(h1, h2, h3, h4, h5, h6) {
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
  svg {
    color: ${ink('accent')};
  }
  svg {
    transition: rotate ${token('duration.base')} ${token('easing.standard')};
  }
  &[open] svg {
    rotate: 45deg;
  }
  /* Paper opens nothing. */
  @media print {
    &::details-content {
      content-visibility: visible;
      block-size: auto;
    }
    svg {
      display: none;
    }
  }
`;

export const Answer = styled.div`
  padding-block-end: ${token('space.6')};
  text-wrap: pretty;

  > * > * + * {
    margin-block-start: ${token('space.3')};
  }
`;
