import { css } from 'styled-components';

/** Says, on an element, that scripts run here; for browsers that do not know `scripting`. */
export const LIVE = 'data-live';

/**
 * Styles for where a script does what they are about. Browsers that know `scripting` tell before the first paint, so that
 * nothing jumps when the script has come; in the others an element with {@link LIVE} says so, itself or around. Paper has no
 * scripts.
 */
export const whereLive = (styles: ReturnType<typeof css>) => css`
  @media screen and (scripting: enabled) {
    ${styles}
  }
  @media screen {
    &[${LIVE}],
    [${LIVE}] & {
      ${styles}
    }
  }
`;
