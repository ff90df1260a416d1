import { styled } from 'styled-components';
import { from } from '../../tokens/breakpoints.ts';
import { token } from '../../tokens/roles.ts';

export const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space.8')};
  break-inside: avoid;

  /* On paper, too: in a row of its own the portrait would be as high as a sheet. */
  ${from('tablet')}, print {
    grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
    gap: clamp(2rem, 6vw, 5rem);
    align-items: center;

    /* Beside the name, however long the biography is. */
    > :first-child {
      align-self: start;
    }
    /* Words without a portrait. */
    > :only-child {
      grid-column: 1 / -1;
    }
  }
`;

export const Name = styled.div`
  display: grid;
  gap: ${token('space.1')};

  /* Large enough for a thumb, however small the words. */
  [data-part='name'] :is(a, button) {
    position: relative;

    &::after {
      position: absolute;
      inset: min(0px, (100% - ${token('size.control')}) / 2);
      content: '';
    }
  }
`;

/** The parts of the biography, separated by thin lines. */
export const Bio = styled.div`
  margin-block-start: ${token('space.6')};

  p {
    padding-block: ${token('space.4')};
    border-block-start: ${token('border.width')} solid ${token('color.border')};
  }
`;
