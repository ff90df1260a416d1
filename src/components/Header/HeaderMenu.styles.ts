import { css, keyframes, styled } from 'styled-components';
import { from } from '../../tokens/breakpoints.ts';
import { token } from '../../tokens/roles.ts';
import { currentLine, inBar } from './Header.styles.ts';

const unfold = keyframes`
  from { opacity: 0; translate: 0 -0.375rem; }
`;

/** A menu: its button, and a panel that hangs from the button or, as a sheet, from the header over its whole width. */
export const Menu = styled.details<{ readonly $current: boolean }>`
  position: relative;
  min-width: ${token('size.control')};

  summary {
    ${inBar}
    display: inline-flex;
    align-items: center;
    gap: ${token('space.2')};
    min-width: ${token('size.control')};
    min-height: ${token('size.control')};
    padding-inline: ${token('space.3')};
    border-radius: ${token('radius.control')};
    font-weight: ${token('font-weight.medium')};
    max-height: ${token('size.control')};
    overflow: clip;
    list-style: none;
    cursor: pointer;
    -webkit-user-select: none;
    user-select: none;
  }
  /* After a tap an element stays hovered, and the button of a closed menu would look pressed. */
  @media (hover: hover) {
    summary:hover {
      background: ${token('color.surface-sunken')};
    }
  }
  summary::-webkit-details-marker,
  [data-when='open'],
  &[open] [data-when='closed'] {
    display: none;
  }
  [data-when='closed'],
  &[open] [data-when='open'] {
    display: contents;
  }
  &[open] summary {
    background: ${token('color.surface-sunken')};
  }
  summary:active {
    background: ${token('color.accent-soft')};
  }
  &[open] [data-turns] {
    rotate: 180deg;
  }

  [data-part='panel'] {
    position: absolute;
    inset-block-start: calc(100% + ${token('space.2')});
    overflow-y: auto;
    overscroll-behavior: contain;
    width: max-content;
    max-width: min(22rem, 100vw - 2 * ${token('space.gutter')});
    max-height: calc(100dvh - ${token('size.header')} - ${token('space.6')});
    padding: ${token('space.2')};
    border: ${token('border.width')} solid ${token('color.border')};
    border-radius: ${token('radius.card')};
    background: ${token('color.surface-raised')};
    box-shadow: ${token('shadow.overlay')};
  }
  /* Its label is too short to wrap where a phone shows the page at twice its size: the mark beside it gives way. */
  &[data-panel='end'] {
    flex: none;
    max-width: 60%;

    [data-part='panel'] {
      /* Such a phone has not the room beside the button. */
      inset-inline-end: min(0px, 100vw - 16rem);
    }
  }
  &[data-panel='sheet'] {
    position: static;

    /* Takes presses on the page under the veil, but not on the bar: they close the menu and do nothing else. */
    &[open]::before {
      content: '';
      position: fixed;
      z-index: -1;
      inset: 0;
    }
    [data-part='panel'] {
      inset: 100% 0 auto;
      width: auto;
      max-width: none;
      max-height: calc(100dvh - ${token('size.header')});
      /* Labels are aligned with the logo. */
      padding: ${token('space.3')} calc(${token('space.gutter')} - ${token('space.3')}) ${token('space.6')};
      border-width: 0 0 ${token('border.width')};
      border-radius: 0 0 ${token('radius.card')} ${token('radius.card')};
      font-size: ${token('font-size.md')};
      /* A veil over the page below, but not over the bar. */
      box-shadow: 0 0 0 100vmax ${token('color.backdrop')};
      clip-path: inset(0 -100vmax -100vmax);
    }
    [data-part='menu'] {
      display: grid;
      grid-template-columns: repeat(auto-fit, minmax(min(9rem, 100%), 1fr));
    }
    /* The pages, in larger letters, and last the one action. */
    [data-part='links'] {
      margin-block-start: ${token('space.3')};
      padding-block-start: ${token('space.3')};
      border-block-start: ${token('border.width')} solid ${token('color.border')};
    }
    [data-part='links'] :is(a, button) {
      min-height: 3.25rem;
      font-size: ${token('font-size.lg')};
    }
    [data-prominent] {
      justify-content: center;
      margin: ${token('space.3')} ${token('space.3')} 0;
      border-radius: ${token('radius.control')};
      background: ${token('color.accent')};
      color: ${token('color.on-accent')};
    }
    ${from('laptop')} {
      display: none;
    }
  }
  @media (prefers-reduced-motion: no-preference) {
    [data-part='panel'] {
      animation: ${unfold} ${token('duration.fast')} ${token('easing.standard')};
    }
    [data-turns] {
      transition: rotate ${token('duration.fast')} ${token('easing.standard')};
    }
  }

  :is(a, button) {
    display: flex;
    border-radius: ${token('radius.md')};
  }
  /* As wide as a link, which fills its row and keeps its margins without this. */
  button {
    width: 100%;

    &[data-prominent] {
      width: calc(100% - 2 * ${token('space.3')});
    }
  }
  li [aria-current] {
    background: ${token('color.accent-soft')};
    color: ${token('color.on-accent-soft')};
  }
  /* A list's heading, or the words in place of an empty list. */
  p {
    padding: ${token('space.3')};
    color: ${token('color.text-muted')};
    font-size: ${token('font-size.xs')};
  }
  ${({ $current }) =>
    $current &&
    css`
      > summary {
        ${currentLine}
        color: ${token('color.accent-text')};

        @media (forced-colors: active) {
          text-decoration: underline 2px;
        }
      }
    `}
`;
