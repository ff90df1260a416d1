import { styled } from 'styled-components';
import { ink } from '../../primitives/shared/index.ts';
import { token } from '../../tokens/roles.ts';

export const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space.1')} ${token('space.5')};
  align-items: center;
  color: ${ink('muted')};
  font-size: ${token('font-size.sm')};
  line-height: 1.5;
  overflow-wrap: anywhere;
`;

/** A press on the portrait counts. Positioned, so that it lies over a card that is pressed as a whole. */
export const Person = styled.span`
  position: relative;
  display: inline-flex;
  gap: ${token('space.2')};
  align-items: center;
  min-width: 0;
  color: ${ink('text')};
  font-weight: ${token('font-weight.medium')};

  &[data-interactive] {
    min-height: ${token('size.control')};
  }
  > [data-part='portrait'] {
    flex: none;
    width: 2rem;
    border-radius: ${token('radius.round')};
  }
  > [data-part='name'] {
    min-width: 0;
  }
`;

/** When it was written, how long it takes: a dot between them. */
export const Facts = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  gap: 0 ${token('space.2')};
  min-width: 0;

  > :not(:first-child)::before {
    margin-inline-end: ${token('space.2')};
    content: '·';
    /* Decoration, for browsers that can say so. */
    content: '·' / '';
  }
`;
