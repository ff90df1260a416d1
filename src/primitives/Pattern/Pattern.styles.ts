import { css, styled } from 'styled-components';
import { from } from '../../tokens/breakpoints.ts';
import { customProperty, token } from '../../tokens/roles.ts';
import { ink } from '../shared/ink.ts';

/**
 * In the text colour of its band, whatever the band's background; hidden where `color-mix()` is missing, and on a phone
 * or a tablet, where it lies behind words: some accents can just carry white ones, and any lighter ground is too light.
 */
export const inBandInk = css`
  visibility: hidden;

  ${from('laptop')} {
    @supports (color: color-mix(in srgb, currentColor, currentColor)) {
      ${customProperty('color.pattern')}: color-mix(in srgb, ${ink('text')} 16%, transparent);
      ${customProperty('color.accent-soft')}: color-mix(in srgb, ${ink('text')} 8%, transparent);
      ${customProperty('color.accent')}: color-mix(in srgb, ${ink('text')} 18%, transparent);
      visibility: visible;
    }
  }
`;

export const PatternBox = styled.svg`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  max-width: none;
  pointer-events: none;
  -webkit-mask-image: linear-gradient(to left, black 15%, transparent 62%);
  mask-image: linear-gradient(to left, black 15%, transparent 62%);

  /* On the side away from the words there, too. */
  [dir='rtl'] & {
    scale: -1 1;
  }
  pattern rect {
    rx: ${token('radius.card')};
    fill: none;
    stroke: ${token('color.pattern')};
  }
  /* On a phone the words take the whole width, and nothing loud may lie behind them. */
  [data-part] {
    display: none;
    rx: ${token('radius.card')};
    fill: ${token('color.accent-soft')};
  }
  ${from('laptop')} {
    [data-part] {
      display: inline;
    }
  }
  [data-part='loud'] {
    fill: ${token('color.accent')};
  }
  @media (forced-colors: active) {
    display: none;
  }
`;
