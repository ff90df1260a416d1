import { styled } from 'styled-components';
import { ink, plainList } from '../../primitives/shared/index.ts';
import { token } from '../../tokens/roles.ts';

/** What happens after sending, in order, and the way to write without the form. */
export const Aside = styled.div`
  ol {
    ${plainList}
    display: grid;
    gap: ${token('space.4')};
    counter-reset: point;
  }
  li {
    display: grid;
    grid-template-columns: 2rem minmax(0, 1fr);
    gap: ${token('space.4')};
    align-items: baseline;
    counter-increment: point;
  }
  li::before {
    display: grid;
    place-items: center;
    height: 2rem;
    border-radius: ${token('radius.control')};
    border: ${token('border.width')} solid;
    color: ${ink('accent')};
    font-weight: ${token('font-weight.heading')};
    font-size: ${token('font-size.sm')};
    content: counter(point);
    /* Decoration, for browsers that can say so. */
    content: counter(point) / '';
  }
  p {
    display: flex;
    flex-wrap: wrap;
    gap: 0 0.5em;
    align-items: baseline;
    margin-block-start: ${token('space.8')};
    padding-block-start: ${token('space.5')};
    border-block-start: ${token('border.width')} solid ${ink('border')};
    color: ${ink('muted')};
    font-size: ${token('font-size.sm')};
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: ${token('size.control')};
    font-weight: ${token('font-weight.medium')};
    font-size: ${token('font-size.lg')};
    overflow-wrap: anywhere;
  }
`;
