import { css, styled } from 'styled-components';
import { Card } from '../../primitives/index.ts';
import { from } from '../../tokens/breakpoints.ts';
import { token } from '../../tokens/roles.ts';

const inRow = css`
  ${from('tablet')} {
    grid-template: auto / minmax(0, 6fr) minmax(0, 5fr);

    > [data-part='media'] {
      border-radius: calc(${token('radius.card')} - ${token('border.width')});
      border-start-end-radius: 0;
      border-end-end-radius: 0;
    }
    [data-part='picture'] {
      min-height: 100%;
    }
    > [data-part='words'] {
      justify-content: center;
      padding: ${token('space.8')};
    }
    [data-part='byline'] {
      margin-block-start: 0;
    }
  }
`;

/** The picture reaches the edges. The card itself does not clip, or it would cut off its focus ring. */
export const Root = styled(Card)<{ readonly $row: boolean }>`
  display: grid;
  grid-template: auto 1fr / minmax(0, 1fr);
  height: 100%;
  break-inside: avoid;

  > [data-part='media'] {
    border-radius: calc(${token('radius.card')} - ${token('border.width')});
    border-end-start-radius: 0;
    border-end-end-radius: 0;
  }
  > [data-part='words'] {
    display: flex;
    flex-direction: column;
    gap: ${token('space.3')};
    min-width: 0;
    padding: ${token('space.6')};
    overflow-wrap: anywhere;
  }
  /* At the foot of the card, so that neighbouring cards have it on one line. */
  [data-part='byline'] {
    margin-block-start: auto;
    padding-block-start: ${token('space.2')};
  }
  ${({ $row }) => $row && inRow}

  &[data-interactive]:active {
    border-color: ${token('color.accent')};
  }
`;
