import { keyframes, styled } from 'styled-components';
import { token } from '../../tokens/roles.ts';

const drift = keyframes`
  to { translate: -100%; }
`;

/** How many seconds a logo takes to its neighbour's place: slow enough to read on. */
const PACE = 4;

/**
 * A still wall under reduced motion, without scripts or once it was stopped; otherwise a strip that drifts to the left, followed
 * by a copy of itself so that it never ends.
 */
export const Root = styled.div<{ readonly $count: number }>`
  > [data-part='control'],
  [data-copy] {
    display: none;
  }
  @media screen and (prefers-reduced-motion: no-preference) and (scripting: enabled) {
    > [data-part='control'] {
      display: grid;
      justify-content: center;
      margin-block-start: ${token('space.6')};
    }
    &:not([data-stopped]) > [data-part='strip'] {
      display: flex;
      overflow: clip;
      direction: ltr;
      -webkit-mask-image: linear-gradient(to left, transparent, black 8% 92%, transparent);
      mask-image: linear-gradient(to left, transparent, black 8% 92%, transparent);

      > [data-part='logos'] {
        display: flex;
        flex: none;
        flex-wrap: nowrap;
        justify-content: space-around;
        min-width: 100%;
        animation: ${drift} ${({ $count }) => $count * PACE}s linear infinite;

        > li {
          width: auto;
          padding-inline: ${token('space.8')};
        }
      }
      &:hover > [data-part='logos'] {
        animation-play-state: paused;
      }
    }
  }
`;
