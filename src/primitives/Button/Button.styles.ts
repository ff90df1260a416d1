import { css, styled } from 'styled-components';
import { token } from '../../tokens/roles.ts';
import { ink } from '../shared/index.ts';

/*
 * The styles of a busy or unavailable button follow its props, not its attributes, so that a page carries no rules for a state
 * that none of its buttons has.
 */
const unavailable = css`
  cursor: not-allowed;
  scale: 1;
  opacity: 0.5;
`;

/** The label becomes transparent but stays, so that the button keeps its width. */
const busy = css`
  && {
    cursor: progress;
    scale: 1;
  }
  && [data-part='label'] {
    opacity: 0;
  }
`;

/** A link or, with `as`, a button: one component, so that their common styles are sent once. The primary look. */
export const ButtonBox = styled.a`
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  min-height: ${token('size.control')};
  min-width: ${token('size.control')};
  padding: ${token('space.2')} ${token('space.5')};
  border: ${token('border.width')} solid transparent;
  border-radius: ${token('radius.control')};
  background: ${ink('fill')};
  color: ${ink('on-fill')};
  font: inherit;
  font-size: ${token('font-size.sm')};
  font-weight: ${token('font-weight.medium')};
  line-height: 1.3;
  text-align: center;
  text-decoration: none;
  text-wrap: balance;
  cursor: pointer;
  -webkit-user-select: none;
  user-select: none;
  touch-action: manipulation;
  transition: ${token('duration.fast')} ${token('easing.standard')};
  transition-property: background-color, border-color, color, scale;

  &:hover,
  &:active {
    background: ${ink('fill-hover')};
  }
  &[data-size='lg'] {
    min-height: 3.25rem;
    padding-inline: ${token('space.6')};
    font-size: ${token('font-size.md')};
  }
  &:active {
    scale: 0.98;
  }
  &:disabled {
    ${unavailable}
  }
  ${({ 'aria-busy': isBusy, 'aria-disabled': isDisabled }) =>
    isBusy
      ? busy
      : isDisabled &&
        css`
          && {
            ${unavailable}
          }
        `}
  [data-part='label'] {
    display: inline-flex;
    align-items: center;
    gap: ${token('space.2')};
  }
  /* For paper, which has no backgrounds; forced colours show a transparent border without this. */
  @media print {
    border-color: currentColor;
    background: none;
    color: inherit;
  }
  @media (prefers-reduced-motion: reduce) {
    transition: none;
  }
`;

/*
 * Each other look is a component of its own, so that a page carries only the rules of those that it shows. `&&` is as specific as
 * an attribute selector, so that they win over a size.
 */
export const SecondaryBox = styled(ButtonBox)`
  && {
    border-color: ${ink('edge')};
    background: none;
    color: ${ink('text')};
  }
  &&:hover {
    border-color: ${ink('text')};
  }
  &&:active {
    background: none;
    background: color-mix(in srgb, currentColor 10%, transparent);
  }
`;

export const QuietBox = styled(ButtonBox)`
  && {
    padding-inline: ${token('space.3')};
    background: none;
    color: ${ink('accent')};
  }
  /* The accent would have too little contrast on a tint of itself. */
  &&:hover,
  &&:active {
    background: none;
    background: color-mix(in srgb, currentColor 10%, transparent);
    color: ${ink('text')};
  }
`;

export const InverseBox = styled(ButtonBox)`
  @media screen {
    && {
      background: ${ink('text')};
      color: ${ink('surface')};
    }
  }
  &&:hover,
  &&:active {
    background: ${ink('text')};
    box-shadow: 0 0 0 3px ${ink('muted')};

    @supports (color: color-mix(in srgb, currentColor, currentColor)) {
      box-shadow: 0 0 0 3px color-mix(in srgb, ${ink('text')} 40%, transparent);
    }
  }
`;

export const BusyMark = styled.span`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
`;
