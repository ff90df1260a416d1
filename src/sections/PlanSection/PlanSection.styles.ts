import { css, styled } from 'styled-components';
import { whereLive } from '../../primitives/shared/live.ts';
import { token } from '../../tokens/roles.ts';

export const SwitchPlace = styled.div`
  display: grid;
  justify-items: center;
  margin-block: calc(-1 * ${token('space.4')}) ${token('space.12')};

  @media print {
    margin: 0;
  }
`;

/** A package's prices for the other periods: without JavaScript, and on paper. */
export const OtherPrices = styled.span`
  display: grid;
  flex: 0 0 100%;
  font-size: ${token('font-size.sm')};

  ${whereLive(css`
    display: none;
  `)}
`;
