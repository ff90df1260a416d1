import { styled } from 'styled-components';
import { Text } from '../../primitives/index.ts';
import { ink } from '../../primitives/shared/index.ts';
import { breakAfterPhrases } from '../../primitives/shared/phrases.tsx';
import { token } from '../../tokens/roles.ts';

export const Root = styled.div`
  border-block-start: ${token('border.width')} solid ${ink('border')};
`;

export const Item = styled.details`
  break-inside: avoid;
  border-block-end: ${token('border.width')} solid ${ink('border')};

  > summary {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: ${token('space.4')};
    align-items: center;
    min-height: ${token('size.control')};
    padding-block: ${token('space.4')};
    cursor: pointer;
  }
  /* It looks like a row of a list, not like a heading. */
  > summary > [data-part='heading'] {
    color: inherit;
    font-family: inherit;
    font-weight: ${token('font-weight.medium')};
    letter-spacing: inherit;
    text-wrap: pretty;

    ${breakAfterPhrases}
  }
  > summary::-webkit-details-marker {
    display: none;
  }
  > summary:hover,
  > summary > [data-part='mark'] {
    color: ${ink('accent')};
  }
  @media (prefers-reduced-motion: no-preference) {
    > summary > [data-part='mark'] {
      transition: rotate ${token('duration.base')} ${token('easing.standard')};
    }
  }
  &[open] > summary > [data-part='mark'] {
    rotate: 45deg;
  }
  /* On paper nothing can be opened. */
  @media print {
    &::details-content {
      content-visibility: visible;
      block-size: auto;
    }
    > summary > [data-part='mark'] {
      display: none;
    }
  }
`;

export const Content = styled(Text)`
  /* Below its heading's focus ring. */
  padding-block: ${token('space.1')} ${token('space.6')};
  text-wrap: pretty;

  /* The space between several blocks. */
  > * + * {
    margin-block-start: ${token('space.3')};
  }
`;
