import { css, styled } from 'styled-components';
import { token } from '../../tokens/roles.ts';
import { ink } from '../shared/index.ts';

/** A box or circle with its label; together tall enough for a thumb, and pressed as one. */
export const ChoiceBox = styled.div`
  min-width: 0;

  label {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: ${token('space.3')};
    width: fit-content;
    min-height: ${token('size.control')};
    padding-block: ${token('space.2')};
    color: ${ink('text')};
    cursor: pointer;
  }
  /* Below the words, not below the box. */
  p {
    margin-block-start: calc(-1 * ${token('space.1')});
    padding-inline-start: calc(1.375rem + ${token('space.3')});
  }
`;

/** The background that boxes and circles share. */
export const choice = css`
  display: grid;
  place-content: center;
  width: 1.375rem;
  height: 1.375rem;
  /* Centred on the first line, however tall that is. */
  margin: calc((${token('line-height.body')} * 1em - 1.375rem) / 2) 0 0;
  border: ${token('border.width')} solid ${token('color.border-strong')};
  background: ${token('color.surface')};
  color: ${token('color.on-accent')};
  appearance: none;
  cursor: pointer;
  transition: ${token('duration.fast')} ${token('easing.standard')};
  transition-property: background-color, border-color;

  &::before {
    width: 0.75rem;
    height: 0.75rem;
    background: currentColor;
    content: '';
    scale: 0;
    transition: scale ${token('duration.fast')} ${token('easing.standard')};
  }
  &:checked {
    border-color: ${token('color.accent')};
    background: ${token('color.accent')};

    &::before {
      scale: 1;
    }
  }
  &:hover,
  label:hover & {
    border-color: ${token('color.text-muted')};
  }
  &:checked:hover,
  label:hover &:checked {
    border-color: ${token('color.accent-hover')};
    background: ${token('color.accent-hover')};
  }
  &[aria-invalid='true'],
  [aria-invalid='true'] & {
    border: calc(${token('border.width')} + 1px) solid ${token('color.danger')};
  }
  &:disabled {
    opacity: 0.5;
    cursor: not-allowed;
  }
  @media (forced-colors: active) {
    &::before {
      background: CanvasText;
    }
  }
  @media (prefers-reduced-motion: reduce) {
    &,
    &::before {
      transition: none;
    }
  }
`;

export const CheckMark = styled.input`
  ${choice}
  border-radius: min(${token('radius.sm')}, 0.375rem);

  &::before {
    clip-path: polygon(14% 47%, 0 62%, 40% 100%, 100% 21%, 85% 8%, 39% 70%);
  }
`;
