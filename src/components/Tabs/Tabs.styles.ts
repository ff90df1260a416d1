import { css, styled } from 'styled-components';
import { ink } from '../../primitives/shared/index.ts';
import { whereLive } from '../../primitives/shared/live.ts';
import { token } from '../../tokens/roles.ts';

export const Root = styled.div`
  min-width: 0;
`;

export const List = styled.div`
  display: none;
  gap: ${token('space.5')};
  align-items: flex-end;
  /* Aligns its words with those of the panels. */
  margin: 0 calc(-1 * ${token('space.1')}) ${token('space.6')};
  overflow-x: auto;
  overscroll-behavior-x: contain;
  box-shadow: inset 0 calc(-1 * ${token('border.width')}) ${ink('border')};

  ${whereLive(css`
    display: flex;
  `)}
`;

export const Tab = styled.button`
  position: relative;
  flex: none;
  min-width: ${token('size.control')};
  max-width: min(18rem, 75vw);
  min-height: ${token('size.control')};
  padding: ${token('space.2')} ${token('space.1')} ${token('space.3')};
  border: 0;
  background: none;
  color: ${ink('muted')};
  font-weight: ${token('font-weight.medium')};
  overflow-wrap: anywhere;
  cursor: pointer;

  &::after {
    position: absolute;
    inset: auto 0 0;
    border-block-end: 3px solid transparent;
    content: '';
  }
  &:hover {
    color: ${ink('accent')};
  }
  &[aria-selected='true'] {
    color: ${ink('text')};
  }
  &[aria-selected='true']::after {
    border-color: ${ink('accent')};
  }
  /* The list would clip an outer ring. */
  &:focus-visible {
    border-radius: ${token('radius.sm')};
    outline-offset: -2px;
  }
  /* Forced colours paint transparent lines. */
  @media (forced-colors: active) {
    &::after {
      border-color: Canvas;
    }
    &[aria-selected='true']::after {
      border-color: Highlight;
    }
  }
`;

export const Panels = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space.10')};
`;

export const Panel = styled.section`
  > [data-part='heading'] {
    margin-block-end: ${token('space.4')};
  }
  ${whereLive(css`
    &[data-idle],
    > [data-part='heading'] {
      display: none;
    }
  `)}
`;
