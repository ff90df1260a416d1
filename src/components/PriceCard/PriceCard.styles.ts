import { styled } from 'styled-components';
import { Card } from '../../primitives/index.ts';
import { plainList } from '../../primitives/shared/index.ts';
import { from } from '../../tokens/breakpoints.ts';
import { type TokenName, token } from '../../tokens/roles.ts';

/** How many rows a card shares with its neighbours: head, price, features, action, note. */
export const PRICE_CARD_ROWS = 5;

/**
 * Inside a grid with such rows, the heads, prices, lists and buttons of neighbouring cards are aligned. The badges on the card's
 * upper edge need to know its distance from the head: `--price-card-edge`.
 */
export const Root = styled(Card)`
  display: grid;
  grid-row: span ${PRICE_CARD_ROWS};
  grid-template-columns: minmax(0, 1fr);
  /* Without subgrid the list takes the remaining room, and buttons stand at the foot. */
  grid-template-rows: auto auto 1fr auto auto;
  grid-template-rows: subgrid;
  row-gap: 0;
  align-content: start;
  min-width: 0;
  --price-card-edge: ${token('space.6')};
  /* With large letters the words need this room more than the padding does. */
  padding: var(--price-card-edge) min(${token('space.6')}, 7.5vw);

  ${from('laptop')} {
    --price-card-edge: ${token('space.8')};
    padding-inline: min(${token('space.8')}, 3.2vw);
  }
  &[data-preferred] {
    border-color: ${token('color.accent')};
    box-shadow:
      inset 0 0 0 1px ${token('color.accent')},
      ${token('shadow.raised')};
  }

  /* So that three fit side by side on a sheet. */
  @media print {
    --price-card-edge: ${token('space.4')};
    grid-row: auto;
    grid-template-rows: auto auto 1fr auto auto;
    padding-inline: ${token('space.4')};
    font-size: ${token('font-size.sm')};

    &,
    &[data-preferred] {
      box-shadow: none;
    }
  }
`;

export const Head = styled.div`
  /* On screen a grid, whose rows never get below zero height: the badges' negative margin must not pull the heading up. */
  display: grid;
  align-content: start;
  color: ${token('color.text-muted')};

  > * + p {
    margin-block-start: ${token('space.2')};
  }
  /* Where it breaks pages, Chromium lets a grid row grow around what overflows it. */
  @media print {
    display: flex;
    flex-direction: column;
  }
`;

/** Half of a line of badges. */
const HALF_A_LINE = `(0.65 * ${token('font-size.xs')} + ${token('space.1')} + ${token('border.width')})`;

/**
 * Their first line lies on the card's upper edge, so that heads stay aligned. They push the heading down only where they are
 * taller than the space above it, as with large letters.
 */
export const Badges = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space.2')};
  align-items: center;
  align-self: start;
  margin: calc(-1 * var(--price-card-edge) - ${HALF_A_LINE}) 0 ${token('space.1')};

  /* To Firefox, and so to its screen readers, neighbours that are themselves flex boxes are one word: 'BestMost popular'. */
  > * {
    display: block;
  }
`;

/** A long price takes a smaller step of the scale instead of overflowing its card. */
const priceSize = (length: number): TokenName => {
  if (length > 14) return 'font-size.xl';
  return length > 9 ? 'font-size.2xl' : 'font-size.3xl';
};

export const Price = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${token('space.2')};
  align-items: baseline;
  align-content: flex-end;
  margin: ${token('space.6')} 0;
  color: ${token('color.text-muted')};
  overflow-wrap: anywhere;

  /* A line of its own, so that prices stay aligned. */
  [data-part='former'] {
    flex: 0 0 100%;
    font-size: ${token('font-size.sm')};
  }
`;

export const Amount = styled.span<{ $length: number }>`
  color: ${token('color.text')};
  font-weight: ${token('font-weight.display')};
  /* It is one word, and misread in two: it is no wider than where a phone shows the page at twice its size. */
  font-size: ${({ $length }) => `min(${token(priceSize($length))}, ${Math.round(105 / $length)}vw)`};
  font-family: ${token('font.display')};
  font-variant-numeric: tabular-nums;
  line-height: 1.1;
  letter-spacing: ${token('tracking.heading')};

  @media print {
    font-size: ${token('font-size.xl')};
  }
`;

export const Features = styled.ul`
  ${plainList}
  display: grid;
  gap: ${token('space.3')};
  align-content: start;
  padding-block-start: ${token('space.6')};
  border-block-start: ${token('border.width')} solid ${token('color.border')};

  li {
    position: relative;
    padding-inline-start: 1.9em;
  }
  /* A tick on a chip: round or square as the brand's corners are. */
  li::before,
  li::after {
    position: absolute;
    inset-block-start: 0.18em;
    inset-inline-start: 0;
    width: 1.25em;
    height: 1.25em;
    border-radius: ${token('radius.sm')};
    background: ${token('color.accent-soft')};
    content: '';
  }
  li::after {
    inset-block-start: 0.46em;
    inset-inline-start: 0.36em;
    width: 0.56em;
    height: 0.3em;
    border: solid ${token('color.on-accent-soft')};
    border-width: 0 0 2px 2px;
    border-radius: 0;
    background: none;
    rotate: -45deg;
  }
  [data-part='group'] {
    padding-inline-start: 0;
    font-weight: ${token('font-weight.medium')};

    &::before,
    &::after {
      content: none;
    }
    & + li {
      margin-block-start: ${token('space.3')};
    }
    ul {
      ${plainList}
      display: grid;
      gap: ${token('space.3')};
      padding-block-start: ${token('space.3')};
      font-weight: ${token('font-weight.body')};
    }
  }
`;

/** In its own row, whether there are features above it or not. */
export const Foot = styled.div`
  display: grid;
  grid-row: 4;
  align-items: end;
  padding-block-start: ${token('space.8')};

  @media print {
    display: none;
  }
`;

export const Note = styled.p`
  grid-row: 5;
  margin: ${token('space.3')} 0 0;
  color: ${token('color.text-muted')};
  font-size: ${token('font-size.sm')};
  text-align: center;
`;
