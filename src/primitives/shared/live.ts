import { css } from 'styled-components';

/** The attribute that says that scripts run, for browsers that do not know the `scripting` media feature. */
export const LIVE = 'data-live';

/**
 * Styles for parts that only work with scripts. Browsers that know `scripting` apply them before the first paint, so that nothing
 * jumps at hydration; in the others the element or an ancestor has {@link LIVE}. Not for paper.
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
