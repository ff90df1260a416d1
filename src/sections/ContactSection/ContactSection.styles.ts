import { styled } from 'styled-components';
import { ink, plainList } from '../../primitives/shared/index.ts';
import { token } from '../../tokens/roles.ts';

/** What happens after sending, numbered, and the ways to write without the form. */
export const Aside = styled.div`
  > ol {
    ${plainList}
    display: grid;
    gap: ${token('space.4')};
    counter-reset: point;
  }
  > ol > li {
    display: grid;
    grid-template-columns: 2rem minmax(0, 1fr);
    gap: ${token('space.4')};
    align-items: baseline;
    counter-increment: point;

    &::before {
      display: grid;
      place-items: center;
      height: 2rem;
      border-radius: ${token('radius.control')};
      border: ${token('border.width')} solid;
      color: ${ink('accent')};
      font-weight: ${token('font-weight.heading')};
      font-size: ${token('font-size.sm')};
      content: counter(point);
      /* Decoration: without alternative text where browsers know the syntax. */
      content: counter(point) / '';
    }
  }
  > div {
    margin-block-start: ${token('space.8')};
    padding-block-start: ${token('space.5')};
    border-block-start: ${token('border.width')} solid ${ink('border')};
    font-size: ${token('font-size.sm')};

    /* Addresses and numbers stand out. */
    :is(a, button) {
      font-size: ${token('font-size.lg')};
    }
  }
`;
