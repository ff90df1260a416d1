import { keyframes, styled } from 'styled-components';
import { raisedSurface } from '../../primitives/shared/index.ts';
import { token } from '../../tokens/roles.ts';

const appear = keyframes`
  from { opacity: 0; translate: 0 ${token('distance.entrance')}; }
`;

export const Box = styled.dialog`
  ${raisedSurface}
  width: min(27rem, 100vw - 2 * ${token('space.gutter')});
  max-height: calc(100dvh - 2 * ${token('space.gutter')});
  padding: ${token('space.8')} ${token('space.6')} 0;
  border: ${token('border.width')} solid ${token('color.border')};
  border-radius: ${token('radius.card')};
  text-align: center;
  overscroll-behavior: contain;

  /* On a phone on its side, or at 400 % zoom, the words need the room. */
  @media (max-height: 24rem) {
    padding-block-start: ${token('space.5')};
  }
  /* The veil is a shadow: before Safari 17.4 and Chrome 122 a backdrop inherits no tokens. Paper has none. */
  @media screen {
    box-shadow:
      ${token('shadow.overlay')},
      0 0 0 100vmax ${token('color.backdrop')};
  }
  &::backdrop {
    background: none;
  }
  /* Forced colours have no shadows. */
  @media (forced-colors: active) {
    &::backdrop {
      background: Canvas;
      opacity: 0.6;
    }
  }
  @media (prefers-reduced-motion: no-preference) {
    animation: ${appear} ${token('duration.base')} ${token('easing.entrance')};
  }
`;

export const Mark = styled.svg<{ readonly $tone: 'success' | 'error' }>`
  width: 3.5rem;
  height: 3.5rem;
  margin: 0 auto ${token('space.4')};
  stroke: ${({ $tone }) => token($tone === 'success' ? 'color.success' : 'color.danger')};
  stroke-width: 2.5;
  stroke-linecap: round;
  stroke-linejoin: round;

  @media (max-height: 24rem) {
    display: none;
  }
`;

export const Body = styled.div`
  display: grid;
  gap: ${token('space.2')};
  min-height: 1.6em;
  min-height: 1lh;
  margin-block: ${token('space.3')} ${token('space.6')};
  overflow-wrap: anywhere;
`;

export const Rich = styled.div`
  white-space: pre-line;
  min-height: 1.6em;
  min-height: 1lh;

  :is(ul, ol) {
    margin: ${token('space.2')} 0;
    padding-inline-start: ${token('space.6')};
    text-align: start;
  }
`;

export const Detail = styled.p`
  color: ${token('color.text-muted')};
  font-size: ${token('font-size.sm')};
`;

/** Stays in reach while a long message scrolls under it, and fades what is under it. */
export const Actions = styled.div`
  position: sticky;
  bottom: 0;
  display: grid;
  padding-bottom: ${token('space.6')};
  background: inherit;
  box-shadow: 0 calc(-1 * ${token('space.3')}) ${token('space.3')} ${token('color.surface-raised')};
`;
