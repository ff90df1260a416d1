import { styled } from 'styled-components';
import { ink } from '../../primitives/shared/index.ts';
import { token } from '../../tokens/roles.ts';

export const Root = styled.form`
  display: grid;
  gap: ${token('space.2')};
  max-width: 34rem;
`;

/** Field and button share a line where there is room for both. */
export const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space.2')};
  min-width: 0;

  &&& > input {
    flex: 1 1 14rem;
    width: auto;
    min-width: 0;
  }
  > button {
    flex: 0 1 auto;
    min-height: 3rem;
  }
`;

/** A form that asks for consent ends with its button, so that the keyboard meets the box before it. */
export const End = styled.div`
  > button {
    min-width: min(12rem, 100%);
    min-height: 3rem;
  }
`;

/** The result. */
export const Outcome = styled.div`
  > p {
    margin-block-start: ${token('space.2')};
    padding-inline-start: ${token('space.4')};
    border-inline-start: 3px solid currentColor;
    color: ${ink('text')};
    font-weight: ${token('font-weight.medium')};
    overflow-wrap: anywhere;
  }
  > p[data-tone='error'] {
    color: ${ink('danger')};
  }
`;
