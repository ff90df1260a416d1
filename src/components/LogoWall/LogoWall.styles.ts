import { styled } from 'styled-components';
import { plainList } from '../../primitives/shared/index.ts';
import { from } from '../../tokens/breakpoints.ts';
import { token } from '../../tokens/roles.ts';

export const Root = styled.ul`
  ${plainList}
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space.8')} 0;
  align-items: center;
  justify-content: center;

  /* Two, three or six in a row, so that six never leave one alone; a row that is not full is centred. */
  li {
    display: grid;
    place-items: center;
    width: 50%;
    padding-inline: ${token('space.3')};
  }
  ${from('tablet')} {
    li {
      width: calc(100% / 3);
    }
  }
  ${from('laptop')} {
    li {
      width: calc(100% / 6);
    }
  }

  :is(a, button) {
    display: grid;
    place-items: center;
    min-width: ${token('size.control')};
    min-height: ${token('size.control')};
    padding: 0;
    border: 0;
    background: none;
    cursor: pointer;
  }

  /* Muted until hovered or focused. */
  img {
    opacity: 0.8;
    filter: grayscale(1);
    transition: ${token('duration.base')} ${token('easing.standard')};
    transition-property: opacity, filter;
  }
  li:hover img,
  :focus-visible img {
    opacity: 1;
    filter: none;
  }
  @media (forced-colors: active) {
    img {
      opacity: 1;
    }
  }
`;
