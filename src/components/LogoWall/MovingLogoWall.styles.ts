import { keyframes, styled } from 'styled-components';
import { token } from '../../tokens/roles.ts';

const drift = keyframes`
  to { translate: -100%; }
`;

/** How long a logo takes to where its neighbour was, in seconds: slow enough to read on. */
const PACE = 4;

/**
 * A wall that stands still, as where motion is not welcome, no script runs or it was stopped; elsewhere a strip that drifts
 * to the left, with a copy of itself behind it so that it never ends.
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
