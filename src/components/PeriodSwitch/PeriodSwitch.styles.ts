import { css, styled } from 'styled-components';
import { ink, visuallyHidden } from '../../primitives/shared/index.ts';
import { whereLive } from '../../primitives/shared/live.ts';
import { radioRing } from '../../primitives/shared/radioRing.ts';
import { token } from '../../tokens/roles.ts';

/** Hidden where no script runs that could switch anything. */
export const Root = styled.fieldset`
  display: none;
  flex-wrap: wrap;
  gap: ${token('space.1')};
  width: fit-content;
  max-width: 100%;
  min-width: 0;
  margin: 0;
  padding: ${token('space.1')};
  border: ${token('border.width')} solid ${ink('edge')};
  border-radius: min(${token('radius.control')}, 1.75rem);

  ${whereLive(css`
    display: flex;
  `)}

  legend {
    ${visuallyHidden}
    padding: 0;
  }
  label {
    position: relative;
    display: grid;
    flex: 1 1 auto;
    min-width: 0;
    cursor: pointer;
  }
  /* Lies over the words: it takes presses, and has the focus ring. */
  input {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    margin: 0;
    border-radius: min(${token('radius.control')}, 1.5rem);
    appearance: none;
    cursor: inherit;
    ${radioRing}
  }
`;

export const Words = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${token('space.2')};
  align-items: baseline;
  align-content: center;
  justify-content: center;
  min-width: 0;
  min-height: ${token('size.control')};
  padding: ${token('space.1')} ${token('space.5')};
  border-radius: min(${token('radius.control')}, 1.5rem);
  color: ${ink('text')};
  font-size: ${token('font-size.sm')};
  font-weight: ${token('font-weight.medium')};
  text-align: center;
  overflow-wrap: anywhere;
  transition: ${token('duration.fast')} ${token('easing.standard')};
  transition-property: background-color, color;

  [data-part='note'] {
    color: ${ink('accent')};
    font-size: ${token('font-size.xs')};
  }
  input:hover + & {
    color: ${ink('accent')};
  }
  input:checked + & {
    background: ${ink('fill')};
  }
  input:checked + &,
  input:checked + & [data-part='note'] {
    color: ${ink('on-fill')};
  }
  @media (forced-colors: active) {
    forced-color-adjust: none;
    color: ButtonText;

    [data-part='note'] {
      color: inherit;
    }
    input:checked + & {
      background: Highlight;
    }
    input:checked + &,
    input:checked + & [data-part='note'] {
      color: HighlightText;
    }
  }
  @media (prefers-reduced-motion: reduce) {
    transition: none;
  }
`;
