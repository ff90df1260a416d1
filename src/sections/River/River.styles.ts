import { css, styled } from 'styled-components';
import { PicturePanel } from '../../components/shared/index.ts';
import { type Breakpoint, from } from '../../tokens/breakpoints.ts';
import { token } from '../../tokens/roles.ts';

export const Rows = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: clamp(${token('space.12')}, 7vw, 6rem);
`;

const sideBySide = css`
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  column-gap: clamp(2rem, 7vw, 6rem);
  align-items: center;
`;

/** The words, with the picture below or beside them. Words without a picture have the row to themselves. */
export const Row = styled.div<{ readonly $split: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space.8')};
  break-inside: avoid;

  ${from('tablet')} {
    ${({ $split }) => $split && sideBySide}
  }
  @media print {
    ${({ $split }) => $split && sideBySide}
  }
`;

/** Where `$leadsFrom` is given, the picture comes before the words in windows at least that wide. */
export const Panel = styled(PicturePanel)<{ readonly $leadsFrom: Breakpoint | undefined }>`
  ${({ $leadsFrom }) =>
    $leadsFrom &&
    css`
      ${from($leadsFrom)} {
        order: -1;
      }
    `}
`;
