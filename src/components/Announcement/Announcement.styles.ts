import { css, styled } from 'styled-components';
import { Section } from '../../primitives/index.ts';
import { Press } from '../../primitives/shared/Press.tsx';
import { ink } from '../../primitives/shared/index.ts';
import { whereLive } from '../../primitives/shared/live.ts';
import { token } from '../../tokens/roles.ts';

export const Root = styled(Section)<{ readonly $name: string | undefined }>`
  padding-block: ${token('space.1')};
  font-size: ${token('font-size.sm')};

  /* Dismissed earlier, which the script in the head has noted on the root element. */
  ${({ $name }) =>
    $name &&
    css`
      html[data-dismissed~='${$name}'] & {
        display: none;
      }
    `}
  @media (forced-colors: active) {
    border-block-end: 1px solid CanvasText;
  }
  @media print {
    display: none;
  }
`;

/** Words in the middle, the button that dismisses them at the end. */
export const Line = styled.div`
  display: flex;
  gap: ${token('space.3')};
  align-items: center;
  justify-content: space-between;
  min-height: ${token('size.control')};
`;

export const Words = styled.p`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  gap: 0 ${token('space.3')};
  align-items: center;
  justify-content: center;
  min-width: 0;
  padding-block: ${token('space.1')};
  color: ${ink('text')};
  text-align: center;

  > span {
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;

export const Way = styled(Press)`
  display: inline-flex;
  gap: ${token('space.1')};
  align-items: center;
  min-height: ${token('space.8')};
  padding: 0;
  border: 0;
  background: none;
  color: ${ink('accent')};
  font: inherit;
  font-weight: ${token('font-weight.medium')};
  text-decoration-line: underline;
  overflow-wrap: anywhere;
  cursor: pointer;
`;

export const Close = styled.button`
  display: none;
  flex: none;
  place-items: center;
  width: ${token('size.control')};
  height: ${token('size.control')};
  margin-inline-end: calc(-1 * ${token('space.3')});
  padding: 0;
  border: 0;
  border-radius: ${token('radius.md')};
  background: none;
  color: ${ink('muted')};
  cursor: pointer;

  ${whereLive(css`
    display: grid;
  `)}

  &:hover {
    box-shadow: inset 0 0 0 1px currentColor;
    color: ${ink('text')};
  }
`;
