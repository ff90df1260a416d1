import { css, keyframes, styled } from 'styled-components';
import { token } from '../../tokens/roles.ts';

const rise = keyframes`
  from { translate: 0 ${token('distance.entrance')}; }
`;

/** Starts and ends in place, because its content has been in sight for two seconds. */
const nod = keyframes`
  35% { translate: 0 calc(-1 * ${token('distance.entrance')}); }
`;

/** The movements. A finished page has only the hero's: sections have none before the app starts. */
const movements = {
  hero: css`
    animation: ${nod} ${token('duration.hero')} ${token('easing.standard')} ${token('delay.hero')};
  `,
  ahead: css`
    translate: 0 ${token('distance.entrance')};
  `,
  arrived: css`
    animation: ${rise} ${token('duration.entrance')} ${token('easing.entrance')} ${token('delay.section')}
      backwards;
  `,
};

/** The name of a movement. */
export type Movement = keyof typeof movements;

export const EntranceBox = styled.div<{ readonly $movement: Movement | undefined }>`
  ${({ $movement }) =>
    $movement &&
    css`
      @media (prefers-reduced-motion: no-preference) and (scripting: enabled) {
        ${movements[$movement]}
      }
    `}
`;
