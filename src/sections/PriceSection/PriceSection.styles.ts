import { styled } from 'styled-components';
import { PRICE_CARD_ROWS } from '../../components/PriceCard/PriceCard.styles.ts';
import { plainList } from '../../primitives/shared/index.ts';
import { from } from '../../tokens/breakpoints.ts';
import { token } from '../../tokens/roles.ts';

/** Each card spans two tracks, so that a row that is not full can be centred. */
export const List = styled.ul`
  ${plainList}
  display: grid;
  gap: ${token('space.6')};
  grid-template-columns: minmax(0, 26rem);
  justify-content: center;

  > li {
    display: grid;
    grid-row: span ${PRICE_CARD_ROWS};
    grid-template-rows: none;
    grid-template-rows: subgrid;
    row-gap: 0;
  }
  ${from('tablet')} {
    grid-template-columns: repeat(4, minmax(0, 1fr));

    > li {
      grid-column-end: span 2;
    }
    > li:last-child:nth-child(odd) {
      grid-column-start: 2;
    }
  }
  ${from('laptop')} {
    grid-template-columns: repeat(6, minmax(0, 1fr));

    /* Taller than its neighbours, but its content stays aligned with theirs. */
    > li > [data-preferred] {
      --price-card-edge: calc(${token('space.8')} + ${token('space.4')});
      margin-block: calc(-1 * ${token('space.4')});
    }
    > li:last-child:nth-child(odd) {
      grid-column-start: auto;
    }
    > li:nth-child(3n + 1):nth-last-child(2) {
      grid-column-start: 2;
    }
    > li:nth-child(3n + 1):last-child {
      grid-column-start: 3;
    }
  }
  /* Three to a row, in the middle of a sheet. */
  @media print {
    display: flex;
    flex-wrap: wrap;
    gap: ${token('space.3')};

    > li {
      width: calc((100% - 2 * ${token('space.3')}) / 3);
      /* For badges, which stand on a card's edge: above a sheet's first line they would be cut off. */
      padding-block-start: ${token('space.4')};
      /* With subgrid Chromium thinks that cards are taller than they are, and moves them to a sheet of their own. */
      grid-template-rows: auto;

      > [data-preferred] {
        --price-card-edge: ${token('space.4')};
        margin-block: 0;
      }
    }
  }
`;
