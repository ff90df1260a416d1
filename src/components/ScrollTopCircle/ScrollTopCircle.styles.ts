import { keyframes, styled } from 'styled-components';
import { inkProperty } from '../../primitives/shared/index.ts';
import { token } from '../../tokens/roles.ts';

/** Shows the button and fills its ring, each over its own range of the scroll. */
const arrive = keyframes`
  to { opacity: 1; visibility: visible; stroke-dashoffset: 0; }
`;

/** Hidden until a scroll-driven animation, or the hook that replaces it, shows it; on a page too short, always. */
export const Circle = styled.button`
  /* Wherever it stands in the markup, it floats over the whole page, not in a band. */
  ${inkProperty('focus')}: initial;
  position: fixed;
  z-index: 5;
  inset-block-end: max(${token('space.5')}, env(safe-area-inset-bottom));
  inset-inline-end: max(${token('space.5')}, env(safe-area-inset-right));
  width: 3rem;
  height: 3rem;
  padding: 0;
  border: 0;
  border-radius: 50%;
  background: ${token('color.surface-raised')};
  color: ${token('color.text')};
  box-shadow: ${token('shadow.raised')};
  cursor: pointer;
  opacity: 0;
  visibility: hidden;

  &[data-shown] {
    opacity: 1;
    visibility: visible;
  }
  &:hover {
    color: ${token('color.accent-text')};
  }
  svg {
    width: 100%;
    height: 100%;
    stroke-width: 2;
  }
  circle {
    stroke: ${token('color.border')};
  }
  /* How far the visitor has scrolled. */
  [data-part='progress'] {
    stroke: ${token('color.accent')};
    stroke-dasharray: 1;
    /* Firefox does not accept a bare number here, nor animate from one. */
    stroke-dashoffset: calc((1 - var(--progress, 0)) * 1px);
    rotate: -90deg;
    transform-origin: center;
  }
  @supports (animation-timeline: scroll()) {
    &,
    [data-part='progress'] {
      animation: ${arrive} linear both;
      animation-timeline: scroll(root);
    }
    & {
      animation-range: 40svh 60svh;
    }
  }
  /* Out of the visitor's way while they type or are asked for consent, and useless without a script. */
  @supports selector(:has(a)) {
    body:has(:is(input, textarea):focus, [data-asks]) & {
      display: none;
    }
  }
  @media print, (scripting: none) {
    display: none;
  }
  @media (forced-colors: active) {
    border: 1px solid ButtonText;
  }
`;
