import { keyframes, styled } from 'styled-components';

const turn = keyframes`
  to { rotate: 1turn; }
`;

export const SpinnerBox = styled.span`
  display: inline-flex;
`;

/** Turns slowly under reduced motion: it says that something is going on, and a still ring would say the opposite. */
export const Ring = styled.span`
  width: 1.25em;
  height: 1.25em;
  border: 2px solid;
  border-color: transparent;
  border-color: color-mix(in srgb, currentColor 28%, transparent);
  border-top-color: currentColor;
  border-radius: 50%;
  animation: ${turn} 0.8s linear infinite;

  @media (prefers-reduced-motion: reduce) {
    animation-duration: 4s;
  }
  @media (forced-colors: active) {
    forced-color-adjust: none;
    border-color: CanvasText;
    border-top-color: transparent;
  }
`;
