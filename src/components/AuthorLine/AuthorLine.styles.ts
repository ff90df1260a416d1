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

/** Where the name is a link a press on the portrait counts too, even on a card that can be pressed as a whole. */
export const Person = styled.span`
  display: inline-flex;
  gap: ${token('space.2')};
  align-items: center;
  min-width: 0;
  color: ${ink('text')};
  font-weight: ${token('font-weight.medium')};

  &[data-interactive] {
    position: relative;
    min-height: ${token('size.control')};
  }
  /* Otherwise the press goes through to the card: a picture is positioned and lies over the link that covers the card. */
  &:not([data-interactive]) > [data-part='portrait'] {
    pointer-events: none;
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

/** Date and reading time, with a dot between them. A dot that would begin a line lies outside the box, where it is cut off. */
export const Facts = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  gap: 0 ${token('space.5')};
  min-width: 0;
  overflow-x: clip;

  > * {
    /* WebKit leaves these spaces out of the width of a box that is as wide as its words, and the last word would wrap. */
    text-autospace: no-autospace;
    position: relative;
    margin-inline-start: calc(-1 * ${token('space.5')});
    padding-inline-start: ${token('space.5')};
  }
  > ::before {
    position: absolute;
    inset-inline-start: 0;
    width: ${token('space.5')};
    text-align: center;
    content: '·';
    /* Decoration: without alternative text where browsers know the syntax. */
    content: '·' / '';
  }
`;
