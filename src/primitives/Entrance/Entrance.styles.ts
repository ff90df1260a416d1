import { keyframes, styled } from 'styled-components';
import { token } from '../../tokens/roles.ts';

const rise = keyframes`
  from { translate: 0 ${token('distance.entrance')}; }
`;

/** Starts and ends at rest, because what it moves has been in sight for two seconds. */
const nod = keyframes`
  35% { translate: 0 calc(-1 * ${token('distance.entrance')}); }
`;

export const EntranceBox = styled.div`
  @media (prefers-reduced-motion: no-preference) and (scripting: enabled) {
    &[data-entrance='hero'] {
      animation: ${nod} ${token('duration.hero')} ${token('easing.standard')} ${token('delay.hero')};
    }
    &[data-entrance='ahead'] {
      translate: 0 ${token('distance.entrance')};
    }
    &[data-entrance='arrived'] {
      animation: ${rise} ${token('duration.entrance')} ${token('easing.entrance')} ${token('delay.section')}
        backwards;
    }
  }
`;
